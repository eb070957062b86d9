import { expect, test } from 'vitest';
import { readNeed } from './read-need.server.ts';

/*
 * Needs as families type them, in both languages, mixed and misspelt: the need, what is read from it, and what is left.
 */
const NEEDS = `
  urgent care center near brandon | General Medicine, Brandon
  walk in clinic 33125 | General Medicine, 33125
  clinica sin cita miami | General Medicine, Miami
  urgencia dental en kissimmee | Dental, Kissimmee
  cuidado urgente orlando | General Medicine, Orlando
  walkin clinic orlando | General Medicine, Orlando
  hospital en hialeah | Hialeah | hospital
  xray of my foot tampa | Diagnostics, Tampa
  placa de torax 33012 | Diagnostics, 33012
  placas hialeah | Diagnostics, Hialeah
  resonancia de columna en miami | Diagnostics, Miami
  brain mri | Diagnostics
  cat scan of the head tampa | Diagnostics, Tampa
  tomografia de pulmon | Diagnostics
  sonograma de embarazo | Diagnostics
  eco de tiroides doral | Diagnostics, Doral
  mammogram fort lauderdale | Diagnostics, Fort Lauderdale
  where to get blood work done in ocala | Diagnostics, Ocala
  me tengo que sacar la sangre, hialeah | Diagnostics, Hialeah
  análisis de sangre y orina | Diagnostics
  laboratorio 33165 | Diagnostics, 33165
  a1c test tampa | Diagnostics, Tampa
  densitometría ósea | Diagnostics
  heart ultrasound | Diagnostics
  blood tests for my mom in cape coral | Diagnostics, Cape Coral
  stress test tampa | Cardiology, Tampa
  fill a prescription in miami | Pharmacy, Miami
  where do i pick up my meds orlando | Pharmacy, Orlando
  surtir una receta 33010 | Pharmacy, 33010
  botica hialeah | Pharmacy, Hialeah
  farmacia abierta los domingos kendall | Pharmacy, Kendall | abierta los domingos
  farmasia en homested | Pharmacy, Homestead
  buscar las medicinas de mi mamá, 33125 | Pharmacy, 33125
  glasses orlando | Optometry, Orlando
  espejuelos nuevos hialeah | Optometry, Hialeah
  contact lens doctor tampa | Optometry, Tampa
  necesito espejuelos 33012 | Optometry, 33012
  eye doctor in ocala | Ophthalmology, Ocala
  catarata mi abuela hialeah | Ophthalmology, Hialeah
  oftamologo hialeah | Ophthalmology, Hialeah
  optometra | Optometry
  oculista hialeah | Ophthalmology, Hialeah
  i see spots | Ophthalmology
  no puedo dormir y estoy nerviosa | Psychiatry
  panic attacks orlando | Psychiatry, Orlando
  i cant sleep | Psychiatry
  anxiety doctor 33012 | Psychiatry, 33012
  doctor de los nervios hialeah | Psychiatry, Hialeah
  adhd evaluation tampa | Psychiatry, Tampa
  siquiatra en hialeah | Psychiatry, Hialeah
  siquiatra que hable creole | Psychiatry, Haitian Creole
  dermatolgist miami | Dermatology, Miami
  dermotologist tampa | Dermatology, Tampa
  cardiolgo miami | Cardiology, Miami
  pediatria 33012 | Pediatrics, 33012
  pedatrician orlando | Pediatrics, Orlando
  peditra hialeah | Pediatrics, Hialeah
  jinecologo miami | Gynecology, Miami
  gynecoligist | Gynecology
  tyroid specialist miami | Endocrinology, Miami
  tiroide 33012 | Endocrinology, 33012
  endocrinologo hialeah | Endocrinology, Hialeah
  gastroenterologo en miami laks | Gastroenterology, Miami Lakes
  nuerologist orlando | Neurology, Orlando
  ortopedico hialeah | Orthopedics, Hialeah
  ortopedic doctor tampa | Orthopedics, Tampa
  uroligist naples | Urology, Naples
  podiatrst miami | Podiatry, Miami
  neumologo doral | Pulmonology, Doral
  otorino hialeah | ENT (Ear, Nose, Throat), Hialeah
  dentits in miami | Dental, Miami
  odontologo kendall | Dental, Kendall
  sirujano hialeah | Surgery, Hialeah
  internist in coral gabels | Internal Medicine, Coral Gables
  asma doctor homestead | Pulmonology, Homestead
  diabetis doctor in miami | Endocrinology, Miami
  internista en miami garden | Internal Medicine, Miami Gardens
  dentist hillsboro county | Dental, Hillsborough county
  dentista lehigh acres | Dental, Lehigh Acres
  cardiologist port st lucy | Cardiology, Port Saint Lucie
  dentist ft lauderdale | Dental, Fort Lauderdale
  dentist ft. laudedale | Dental, Fort Lauderdale
  doctor st petesburg | Saint Petersburg
  dentista cayo hueso | Dental, Key West
  allergist tampa | Tampa | allergist
  reumatologo ialeah | Hialeah | reumatologo
  physical therapy port st lucie | Port Saint Lucie | physical therapy
  psychologist in winter garden | Winter Garden | psychologist
  kissimee cardiologist | Cardiology, Kissimmee
  tallahasee dermatologist | Dermatology, Tallahassee
  dentist okeechobe | Dental, Okeechobee
  dentist coral spring | Dental, Coral Springs
  pediatra pembroke pine | Pediatrics, Pembroke Pines
  dentist pensecola | Dental, Pensacola
  dentista orlado | Dental, Orlando
  dentist boyton beach | Dental, Boynton Beach
  dentist lake worht | Dental, Lake Worth
  dentist in n miami | Dental, North Miami
  dentist n lauderdale | Dental, North Lauderdale
  n. miami beach pediatrician | Pediatrics, North Miami Beach
  w palm beach dentist | Dental, West Palm Beach
  dentista n ft myers | Dental, North Fort Myers
  heart doctor s miami | Cardiology, South Miami
  dentist hialeah n miami | Dental, Hialeah | miami
  dentist sarasoto | Dental, Sarasota
  pediatra deltona | Pediatrics, Deltona
  dentist palm bch gardens | Dental, Palm Beach Gardens
  dentista condado de broward | Dental, Broward county
  dentist in pasco | Dental, Pasco county
  dentist palm beach county | Dental, Palm Beach county
  cardiologo westchester | Cardiology, Westchester
  dentist little river | Dental, Miami
  dentista allapata | Dental, Allapattah
  cardiologo sweet water | Cardiology, Sweetwater
  dentist spring hill | Dental, Spring Hill
  ginecologa cutler bay | Gynecology, Cutler Bay
  dentist ocala florida | Dental, Ocala
  dentist orange county | Dental, Orange county
  dentist key west fl 33040 | Dental, 33040
  dentist sunrise fl | Dental, Sunrise
  sunrise fl dentist | Dental, Sunrise
  pediatrician plantation florida open saturdays | Pediatrics, Plantation | open saturdays
  dentista venice por favor | Dental, Venice
  dentist oakland prk | Dental, Oakland Park
  dentista cabo cañaveral | Dental, Cape Canaveral
  doctora con paciencia hialeah | Hialeah | con paciencia
  dentista cerca de mi casa | Dental | cerca de mi casa
  buen cardiologo en hialeah | Cardiology, Hialeah | buen
  dentista barato doral | Dental, Doral | barato
  ginecologa mujer | Gynecology | mujer
  dentist no insurance miami | Dental, Miami | no insurance
  dentista sin seguro hialeah | Dental, Hialeah | sin seguro
  pediatrician gentle with kids | Pediatrics | gentle
  wheelchair accessible podiatrist miami | Podiatry, Miami | wheelchair accessible
  dentista para hoy mismo | Dental | hoy mismo
  male urologist tampa | Urology, Tampa | male
  dentista que no sea caro | Dental | no sea caro
  pediatra que no se demore | Pediatrics | no se demore
  estoy preñada | Obstetrics
  my wife is expecting orlando | Obstetrics, Orlando
  im 3 months pregnant in tampa | Obstetrics, Tampa
  embarazada 33125 | Obstetrics, 33125
  recien nacido hialeah | Pediatrics, Hialeah
  medico para mi bebe en doral | Pediatrics, Doral
  kid doctor 33186 | Pediatrics, 33186
  doctor para ancianos hialeah | Hialeah | ancianos
  quien atiende niños en kissimmee | Pediatrics, Kissimmee
  dolor de muelas kendall | Dental, Kendall
  limpieza dental doral | Dental, Doral
  me pica la piel | Dermatology
  mole on my back | Dermatology
  caida de pelo hialeah | Dermatology, Hialeah
  ear infection kendall | ENT (Ear, Nose, Throat), Kendall
  sinusitis 33012 | ENT (Ear, Nose, Throat), 33012
  dolor de barriga | Gastroenterology
  hemorrhoids doctor | Gastroenterology
  back pain hialeah | Orthopedics, Hialeah
  bad knees orlando | Orthopedics, Orlando
  shoulder hurts | Orthopedics
  bunions doral | Podiatry, Doral
  ingrown toenail naples | Podiatry, Naples
  heart doctor homestead | Cardiology, Homestead
  presión alta 33010 | Cardiology, 33010
  tengo la presion alta | Cardiology
  asthma tampa | Pulmonology, Tampa
  falta de aire al caminar | Pulmonology
  diabetes 33012 | Endocrinology, 33012
  kidney stones tampa | Urology, Tampa
  doctor de los riñones hialeah | Hialeah | riñones
  próstata hialeah | Urology, Hialeah
  papanicolau miami | Gynecology, Miami
  doctor de mujeres doral | Gynecology, Doral
  migrañas miami | Neurology, Miami
  physical for school orlando | General Medicine, Orlando
  vacunas para la escuela | General Medicine
  checkup hialeah | General Medicine, Hialeah
  family doctor who speaks creole in miami | General Medicine, Miami, Haitian Creole
  pediatra habla portugues orlando | Pediatrics, Orlando, Portuguese
  gallbladder surgery tampa | Surgery, Tampa
  hernia miami | Surgery, Miami
  good cardiologist in boca | Cardiology, Boca Raton | good
  mamografia ialeah | Diagnostics, Hialeah
  urgent care south beach | General Medicine, Miami Beach
  allergist hillsboro county | Hillsborough county | allergist
  nervios y no duermo, 33144 | Psychiatry, 33144
  buen dentista abierto los sabados miramar | Dental, Miramar | buen; abierto los sabados
  urgencias little haiti creole | General Medicine, Little Haiti, Haitian Creole
  quiñones pediatra | Pediatrics | quiñones
  milagros soto pediatra | Pediatrics | milagros soto
  xray broken finger tampa | Diagnostics, Tampa
  where do they do pap smears doral | Gynecology, Doral
  skin dr boca | Dermatology, Boca Raton
  doc for my dad he forgets things orlando | Neurology, Orlando
  eye dr 33012 | Ophthalmology, 33012
  lump in breast | Gynecology
  dolor en el pecho | Cardiology
  hemoroids | Gastroenterology
  dentista que acepte niños | Dental | niños
  depresed tampa | Psychiatry, Tampa
  dolor de caveza | General Medicine
  sinositis orlando | ENT (Ear, Nose, Throat), Orlando
  cardiologist in kisimmee that speaks spanish | Cardiology, Kissimmee, Spanish
  dentist winter havn | Dental, Winter Haven
  dentist lauderhil | Dental, Lauderhill
  dentista tamarak | Dental, Tamarac
  cardiologo zephirhills | Cardiology, Zephyrhills
  dentist seminole county | Dental, Seminole county
  doctor lake mary | Lake Mary
  doctor for diabetic foot | Podiatry
  i have a cold | General Medicine
  psiquiatra para adolescente tampa | Psychiatry, Tampa | adolescente
  baby not sleeping | Pediatrics
  ent for my kid kendall | ENT (Ear, Nose, Throat), Kendall
  pediatric dentist doral | Dental, Doral
  mens health hialeah | Urology, Hialeah
  quiropractico hialeah | Hialeah | quiropractico
  dermatologa en aventura que hable ruso | Dermatology, Aventura, Russian
  medicare dentist tampa | Dental, Tampa | medicare
  se me partio la muela | Dental
  mi papa se cayo y le duele la cadera | Orthopedics
  busco ortopeda de rodilla en coral way | Orthopedics, Coral Way
  clinica de mujeres en homestead | Gynecology, Homestead
  ent near aventura | ENT (Ear, Nose, Throat), Aventura
  pink eye kid orlando | Ophthalmology, Orlando
  doctor chino en tampa | Tampa, Mandarin
  medico cubano en hialeah | Hialeah | cubano
  colonoscopy pompano bech | Gastroenterology, Pompano Beach
  hearing test sarasota | ENT (Ear, Nose, Throat), Sarasota
  neurologist open late coral springs | Neurology, Coral Springs | open late
  psiquiatra online | Psychiatry | online
  ginecologa que no juzgue | Gynecology | no juzgue
  doctor for back pain and sciatica in jupiter | Orthopedics, Jupiter
  primary doctor taking new patients naples | General Medicine, Naples, new patients
  surgeon for gallbladder winter park | Surgery, Winter Park
  tengo fatiga y falta de aire | Pulmonology
  mi esposa esta en estado, hialeah | Obstetrics, Hialeah
  hongo en la uña del pie | Podiatry
  ortho doctor lake worth beech | Orthopedics, Lake Worth
  mammo tampa | Diagnostics, Tampa
  std testing 33132 | Diagnostics, 33132
  testosterona baja miami lakes | Urology, Miami Lakes
  gastroenterologa en coral gable | Gastroenterology, Coral Gables
  cancer doctor jaxonville | Jacksonville | cancer
  terapeuta para pareja en brandon | Brandon | terapeuta para pareja
  pulmonologist with good reviews tampa | Pulmonology, Tampa | with good reviews
  doctor para dejar de fumar | Pulmonology
  dentista en broward con estacionamiento | Dental, Broward county | con estacionamiento
  lab open early morning 33176 | Diagnostics, 33176 | open early
  anxious and cant sleep lutz | Psychiatry, Lutz
  ojo rojo | Ophthalmology
`;

test.each(
  NEEDS.trim()
    .split('\n')
    .map((line) => line.split('|').map((part) => part.trim())),
)('%s: %s', (text = '', read = '', rest = '') => {
  const { specialty, zipCode, city, county, languages, acceptingNewPatients } = readNeed(text).filters;
  const place = zipCode ?? city ?? (county && `${county} county`);
  const found = [specialty, place, languages, acceptingNewPatients && 'new patients'];
  expect(found.filter(Boolean).join(', ')).toBe(read);
  expect(readNeed(text).rest.join('; ')).toBe(rest);
});
