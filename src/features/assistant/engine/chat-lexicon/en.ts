/**
 * How English is written in chats: what is meant, and how it is typed, separated by commas. One word is typed for each;
 * lower case, no apostrophes. None of the typed words may be an everyday word of the language.
 */
export const CHAT_ENGLISH = `
you: u, ya, yu, yall, youse, yallz
your: ur, yalls
yours: urs
you are: ure, yur
are: r
and: n, nd
with: w, wit, wid, wif, wth
without: wo, widout, witout, wout
the: da, teh
that: dat, tht
this: dis
them: em, dem
they: dey
there: dere
what: wat, wut, wht, whut, wha
what is: whats, wats, wuts, whts, whatz
who is: whos, whoz
when is: whens
where is: wheres, wers
how is: hows
there is: theres
where: wher, whr, wer
when: wen, whn, wehn
which: wich, whitch, whch
going to: gonna, gona, gunna, gon, finna
want to: wanna, wana, wnna
have to: gotta, hafta, gota, gotto
trying to: tryna
i am going to: ima, imma
give me: gimme, gimmie
let me: lemme
let me know: lmk
kind of: kinda, kindof
sort of: sorta
lots of: lotta, alotta, lotsa
a lot: alot
out of: outta
should have: shoulda
could have: coulda
would have: woulda
do not know: dunno, dunnow
i do not know: idk, iono
right now: rn, rightnow
for real: fr, frfr
by the way: btw
in my opinion: imo, imho
be honest: tbh
never mind: nvm, nevermind
what do you mean: wdym
before: b4, befor, bfore
until: til, till, untill, untl
through: thru, tru
though: tho, doe
although: altho
about: abt, bout, abou
because: bc, cuz, cos, coz, bcuz, becuz, becos, bcause, becaus, becuase
please: pls, plz, plss, plse, pleas, pleez, pleaz, plese, plis
thanks: thx, thanx, tnx, thnx, thnks, thks, tks, thankx, tanks
thank you: ty, tysm, tyvm, thankyou, thanku, thnku, tyy, thankuu
okay: okk, oki, kk, okie, okey, okayy
yes: yep, yup, yeah, yea, yah, yess, yeh
no: nah, nope, naw, nop
people: ppl, peeps, peple, poeple
something: smth, sth, smthing, smthn, somethin, sumthin, sumthing, somthing, smt
someone: some1, sum1, sumone, somone
somebody: sumbody, sombody
anyone: any1, anyon
anybody: anybdy
everyone: every1, evry1, everyon
everybody: evrybody
no one: no1, noone
anything: anythin, anythng, nething
everything: everythin, evrything, everythng
nothing: nothin, nuthin, nuttin, nuthing
week: wk, wek
weeks: wks, weks
month: mo, mth, mnth, mnt, monht
months: mos, mths, mnths, monhts
monthly: mthly, mnthly, monthy
year: yr, yeer
years: yrs, yeers
hour: hr
hours: hrs, hourz
minute: min, mins
tomorrow: tmrw, tmr, tmw, tmrow, tomorow, tommorow, tommorrow, tomorro, tmro
today: tday, todya
tonight: tonite
night: nite
morning: mornin, mornign, mornng
all right: aight, ight, alrite
monday: mon
tuesday: tues, tuesd, tusday
wednesday: weds, wensday, wednsday
thursday: thurs, thur, thrs, thursdy
friday: fri, firday
saturday: saturdy, satuday, saterday
saturdays: saturdys, saterdays
weekend: wkend, wknd, weeknd
weekends: wkends, wknds
doctor: doc, docter, doctr, docta, dctr
doctors: docs, docters, doctrs, drs
appointment: appt, apt, appoinment, apointment, appointmnt, appoitment, apoinment, appointement
appointments: appts, apts, appoinments, apointments, appoitments
insurance: ins, insur, insurence, insurace, insurane, insurrance, insuranc, inshurance
family: fam, familly, famly, famaly
husband: hubby, hubs, husbend, husbnd, hubbie
husbands: hubbys
wife: wifey
boyfriend: bf
girlfriend: gf
grandmother: gma
grandfather: gpa
dad: pops, daddy
mom: momma, mum, mommy
brother: bro, bruh
sister: sis
kids: kiddos, littles, kidz, lilones, youngins, younguns
kid: kiddo
little: lil, litle
medicine: med, medication, medecine, medicin, medacine
medicines: meds, medications, medz, medecines
prescription: rx, scrip, prescrip, perscription, prescripton, presciption
prescriptions: rxs, scripts, scrips, perscriptions, prescriptons
hospital: hosp, hopsital, hospitol
specialist: specalist, specailist, speciallist, speshalist
referral: referal, refferal, refferral, referrel
dentist: dentis, dentest, denist
teeth: teef, teeths, theeth
glasses: glases, specs
package: pkg, packge, pakage, packag
packages: pkgs, pakages, packges
number: num, nbr, numba, numbr, nmbr
numbers: nums, nbrs
address: addy, addr, adress, adres, addres, adresss
phone: fone, ph, phne
call: cal, kall
text: txt
message: msg
messages: msgs
question: ques, qs, questin
dollars: bucks, dollas, dollers
dollar: buck, dolla
refund: refnd, reefund, refun
cancel: cancle, cancell, cansel, cacel
cancelled: canselled
membership: memebership, membershp
member: memeber, membr
complaint: complant, complaintt, compliant, complane
copay: copey
coverage: covrage, coverege
different: diff, diffrent
probably: prob, probs, prolly, probly
definitely: def, definately, defintely
really: rly, rlly, realy, reely
good: gud, gd
great: gr8
love: luv
later: l8r
have: hav, hve, hv
having: havin
going: goin
doing: doin
looking: lookin
trying: tryin
getting: gettin
paying: payin
calling: callin
coming: comin
living: livin
working: workin
needing: needin
asking: askin
talking: talkin
saying: sayin
thinking: thinkin
wanting: wantin
hurting: hurtin
making: makin
taking: takin
is not: aint
should: shud, shld
could: cud, cld
would: wud, wld
does: duz
did: didd
cost: cst, kost
costs: costz
much: mch, mutch
how: hw
can: cn
cant: cnt
dont: dnt
office: ofice, offic, offise
open: opn
close: clos, cloze
english: englsh, inglish
spanish: spansh, spanis
`;
