/**
 * How Spanish is written in chats, and by those who write as they hear: what is meant, and how it is typed, separated
 * by commas. One word is typed for each; lower case, no accents. None of the typed words may be an everyday word of the
 * language.
 */
export const CHAT_SPANISH = `
que: q, k, ke, qe, qeu, qu, qye
por: x
por que: xq, pq, xk, xke, pk, porke, porq, pork, xque, porqe, pke
para: pa, pra, apra, paara
para el: pal
para que: paq, pake
para alla: palla
para aca: paka
para atras: patras
por favor: xfa, xfavor, pf, porfavor, porfa, porfis, porfi, plis, plz, pls, porfabor, xfis, pofavor, pliss
de: d
del: dl
me: m
te: t
se: c
estoy: toy, toi, stoy, estoi
esta: ta, sta
estas: tas, stas
estan: stan, estam
estaba: taba, staba
estamos: tamos, stamos
esta bien: tabien, tabn, tabueno
tambien: tmb, tb, tbn, tambn, tmbn, tbm, tanbien, tambein, tamvien
bien: bn, vien, bein
bueno: bno, weno, gueno, vueno
buena: wena, vuena
buenas: wenas, guenas, vuenas, buens
buenos: wenos, buenoz
hola: ola, olaa, hla, holi, holis, holaa
gracias: grax, grs, grasias, gracia, gracais, gracis, grazias, gras, graciass
quien: kien, qien, quin, kn, kiem
quienes: kienes, qienes
quiero: kiero, qiero, qero, kero, quero, quieor
quiere: kiere, qiere
quieren: kieren, qieren
quieres: kieres
queremos: keremos
queria: keria
quisiera: kisiera, qisiera, quisera, kisera, quiciera
cual: kual, qual, cualo
cuales: kuales, quales
cuando: cdo, cndo, kuando, quando, cuado, cuanod
cuanto: kuanto, quanto, cuato, cunto, cuant, cto, kto, cuantoo, cuanyo, qanto
cuanta: kuanta
cuantos: kuantos, quantos, ctos
cuantas: kuantas
donde: dnd, dond, onde, ond, dode, dnde, donse
a donde: adonde, aonde
como: komo, cmo, kmo
con: kon, cn
aqui: aki, aka, ak, aqi, akii
alli: ayi
hay: ai, hai, ahy
hasta: asta
hace: ase, hase
hacen: asen, hasen, acen
hacer: aser, haser, acer
hacerme: aserme, haserme
hago: ago
hacemos: asemos
ahora: aora, haora
hoy: oy
hora: ora
horas: oras, hrs
horario: orario, horaro
horarios: orarios
hablar: ablar, avlar, havlar
habla: abla, havla
hablando: ablando, havlando
hablan: ablan
hablo: ablo
hijo: ijo, hjo
hija: ija
hijos: ijos
hijas: ijas
hermano: ermano
hermana: ermana
mi hijo: mijo
mi hija: mija
hospital: ospital, hospitl
usted: uste, ud, vd
ustedes: uds, utedes, ustde, ustds, ustede
verdad: vdd, verda, vrdd, berdad
mensaje: msj, msg
necesito: nesesito, nececito, nesecito, nesito, necesto, nesesto, necsito, nezesito
necesita: nesesita, nececita, nesecita
necesitamos: nesesitamos, nesecitamos
necesario: nesesario
puedo: pueo, puedoo, puedp
llamo: yamo
llamar: yamar, llamr, yamal
llame: yame
llaman: yaman
llama: yama
llevo: yevo
lleva: yeva, yeba
llevar: yevar
llego: yego
llegar: yegar
llega: yega
lleno: yeno
llenar: yenar
ya: lla, iya
yo: llo, io
voy: boy
va: ba
van: bam
vas: baz
ver: berr
a ver: aver, haver, aber
vivo: bivo, bibo, vibo
vive: bive, bibe, vibe
vivimos: bivimos
viene: biene
vienen: bienen
vez: bes
veces: beces, veses
vale: bale
valen: balen
cierto: sierto
cierran: sierran, cieran, sieran
cierra: ciera
cerrado: serrado
abierto: avierto, habierto
abren: avren, habren
abre: avre
cita: sita, cit
citas: sitas
cerca: serca
centro: sentro
cinco: sinco
diez: dies
doce: dose
trece: trese
seis: ceis
siete: ciete
cien: sien
quince: kince
dice: dise
dicen: disen
decir: desir
entonces: entonses, entoces, etonces, tonces
precio: presio, prezio, prescio
precios: presios
servicio: servisio, cervicio
servicios: servisios
oficina: ofisina, oficna, ofi, ofic
oficinas: ofisinas
direccion: direcion, direcsion, dirrecion, direxion, dir
telefono: tel, tlf, telf, telfono, telefno, telefon, telefo, fono, tlfn
telefonos: tels
numero: num, nro, nmro, numro, nunero
numeros: nums
informacion: info, informasion, imformacion
solicitud: solisitud, solicitu
aplicar: aplikar
aplique: apliqe, aplike
seguro: ceguro, segurro
medico: mediko, medco
medicos: medikos
doctor: dotor, doctol, doktor, docto, doc
doctora: dotora, doktora
dentista: dentita, dentis, dentsta
clinica: klinica, clinika
medicina: medisina, medicna
medicinas: medisinas
farmacia: farmasia
vacuna: bacuna
vacunas: bacunas
examen: exsamen, esamen
examenes: esamenes
espejuelos: espejulos, ejpejuelos
cabeza: cabesa, cavesa
corazon: corason
embarazada: enbarazada, embarasada, prenada
esposa: espoza
esposo: espozo
nino: ninio, ninyo
ninos: ninios, ninyos
anos: anios, anyos, agnos
tengo: tngo, tego, tengp, tenjo
tiene: tine, tien
tienen: tinen
pedir: pedil
queja: keja, qeja
quejas: kejas
quejarme: kejarme, qejarme
queda: keda, kda, qda, qeda
quedan: kedan, qdan
quedo: kedo
quede: kede, qede
quita: kita
quitar: kitar
quitan: kitan
que es: kes, qes
es que: esque, eske, esq, esk
o sea: osea
no se: ns, nose, noc, nosee
nada: na, nah
nada mas: namas, nomas, namaz
todo: too
toda: toa
todas: toas
lado: lao
pagado: pagao
pasado: pasao
llegado: llegao
operado: operao
dado: dao
estado: estao
cansado: cansao
desde: dsd, dsde, dede
despues: dsp, dsps, despue, dspues, depues, despuez
antes: ants
semana: sem, smana
semanas: sems, smanas
mes: ms
minutos: mins
manana: mnn, manan
lunes: lune
miercoles: mierc, miercole
viernes: vierne, biernes
sabado: savado
sabados: savados
domingo: domigo
trabajo: travajo, trabjo
trabajan: travajan
dinero: dinro
plata: plta
paquete: pakete, paqete, paquet
paquetes: paketes, paqetes
paquetico: paketico
plan: plam
pagar: pagal
cobran: covran
cobra: covra
espanol: espaniol, espanyol, espa
ingles: inglez
mucho: muxo, muncho
mucha: muxa, muncha
muchas: muxas, munchas, mchas
muchos: muxos, munchos
muchacho: muxaxo
noche: noxe
mejor: mejol
mujer: mujel
favor: fabor
alguien: alguin, alguen, algien
nadie: naide, nadien
persona: perzona, persna
maquina: makina
hermanito: manito
whatsapp: wasap, wassap, guasap, whatsap, wsp, wpp
correo: coreo
pastillas: pastiyas
rodilla: rodiya
`;
