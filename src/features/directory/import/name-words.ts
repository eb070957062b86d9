/* Words by which a text in capitals is given the case that people read. One list for each question that is asked. */

const list = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

/** Degrees and licences behind a name, which are no names themselves, each as it is written. */
export const CREDENTIALS: ReadonlyMap<string, string> = new Map(
  (
    'MD DDS DMD DPM DVM DC OD OT PT RN NP MBBS MBBCh MBChB PhD PsyD PharmD EdD DrPH AuD DPT DNP DHSc JD RPh ' +
    'PA-C PAC ARNP APRN CRNP FNP FNP-C FNP-BC ANP AGNP PMHNP CRNA CNM CNS BSN MSN MPH MBA MHA MSW LCSW LMHC LMFT LMT ' +
    'LPN LPC CNA MSc BSc EdS RDH RDN LDN SLP CCC-SLP BCBA CPSY OTR OTR/L COTA FACS FACC FACP FAAP FACOG FAAFP FAAD FACE FRCP FRCS'
  )
    .split(' ')
    .map((word) => [word.toUpperCase(), word]),
);

/** Degrees that are names too, in any place: Anh Do, Yo-Yo Ma, Pa Houa Vang. */
export const CREDENTIALS_OR_NAMES = list('DO MA PA AP ND BA BS MS LD');

/** Titles before or behind a name, in English and Spanish, as `searchWords` would spell them. */
export const TITLES = list(
  'DR DRA DRS DOCTOR DOCTORA MR MRS MISS SRA SRTA SENORA SENORITA LIC LCDO LCDA LICDO LICDA LICENCIADO LICENCIADA PROF ' +
    'PROFESOR PROFESORA ING PSIC ENF REV ESQ JR',
);
/** Titles that are names too. */
export const TITLES_OR_NAMES = list('SR MS DON DONA DNA SENOR JUNIOR SENIOR');

/** Forms of companies, which stand behind a name as degrees do. */
export const COMPANY_FORMS = list('LLC INC CORP LTD LLP LP PLLC PC');

/** What a doctor's name does not have: who has one of these is a facility. */
export const FACILITY_WORDS = list(
  'AND AT FOR OF ' +
    'AMBULATORY ASC ASSOCIATES BMA CANCER CARDIOLOGY CARE CENTER CENTERS CENTRE CENTRO CLINIC CLINICA CLINICS CLÍNICA ' +
    'COMMUNITY COMPANY CONSULTORIO COUNTY CVS DAVITA DENTAL DENTISTRY DEPARTMENT DERMATOLOGY DIAGNOSTIC DIAGNOSTICS ' +
    'DIALYSIS EMERGENCY ENDOSCOPY ENTERPRISES EYE FAMILY FARMACIA FMC FOUNDATION FRESENIUS GROUP GYNECOLOGY HCA HEALTH ' +
    'HEALTHCARE HOLDINGS HOME HOSPICE HOSPITAL IMAGING INSTITUTE INSTITUTO KIDNEY LAB LABORATORIO LABORATORY LABS ' +
    'MANAGEMENT MEDICAL MEDICINE MEDICO MÉDICO MEMORIAL NETWORK NURSING ONCOLOGY OPTICAL ORTHOPAEDICS ORTHOPEDIC ' +
    'ORTHOPEDICS PARTNERS PEDIATRICS PHARMACY PHYSICIANS POLICLINICA POLICLÍNICA PRACTICE PUBLIX RADIOLOGY RAI REGIONAL ' +
    'REHAB REHABILITATION RENAL SERVICES SOLUTIONS SPECIALISTS SURGERY SURGICAL SURGICARE SURGICENTER SYSTEM SYSTEMS ' +
    'CHIROPRACTIC GYN LABORATORIES NEUROLOGY OBGYN PATHOLOGY PSYCHIATRY RECOVERY WOMEN WOMENS ' +
    'THERAPY UHEALTH UNIVERSITY URGENT URGENTCARE VISION VNA WALGREENS WALMART WELLNESS',
);

/** Words that stay in capitals in the name of a facility. */
export const FACILITY_CAPITALS = list(
  'LLC LLP LP PA PLLC PC MD DO DDS DMD OD DPM PT ASC II III IV VI VII NW NE SW SE US USA FL ER HCA BMA FMC RAI VNA',
);

/** Words that stay in capitals in an address. */
export const ADDRESS_CAPITALS = list('NW NE SW SE US USA FL PO SR CR PMB MLK JFK II III IV');

/** Where a street begins: behind its number, the first word is that of the name. */
export const COMPASS_POINTS = list('N S E W NE NW SE SW NORTH SOUTH EAST WEST');

/** Words without a vowel in the name of a person that are not initials. */
export const NAMES_WITHOUT_VOWEL = list('ST DR JR SR MR MRS MS MD NG');

/** Words without a vowel in a facility or an address that are abbreviations of ordinary words, not initials. */
export const ABBREVIATIONS = list(
  'ST DR DRS RD LN CT PKWY BLVD HWY PL PLZ SQ TRL CTR MT FT PT JR SR MR MRS MS CYPR STN BCH HLTH LTD BLDG FLR CRK LK ' +
    'LKS VLG XRDS SPGS SPG RDG TPKE TRWY CYN BRG GRV PRK MTN HTS GLN JCT PRT',
);

/** Small words of a facility or an address, in English and Spanish. */
export const SMALL_WORDS = list('OF AND THE AT FOR IN ON BY TO DE DEL LA LAS LOS Y');

/** Small words inside the name of a person. */
export const PARTICLES = list('DE DEL LA LAS LOS DO DA DOS DAS DU DI VON DER DEN TEN TER Y');

/** Words that have capitals of their own. "Mc", "O'" and "D'" are known without a list. */
export const SPELLINGS: ReadonlyMap<string, string> = new Map(
  (
    'UHealth DaVita MacArthur MacDonald MacGregor MacIntyre MacLeod MacMillan MacPherson MacNeil MacDougall MacLean ' +
    'MacFarlane MacAllister MacDowell MacKenzie'
  )
    .split(' ')
    .map((word) => [word.toUpperCase(), word]),
);

/** Ordinals behind a name that are no names. */
export const ORDINALS = list('II III VII VIII');
/** Ordinals that are names too: Henry VI, but Vi Nguyen and Tuong Vi. */
export const ORDINALS_OR_NAMES = list('IV VI');

/** Frequent Vietnamese, Chinese and Korean surnames. Behind one of them "Do" is a degree. */
export const EAST_ASIAN_SURNAMES = list(
  'BUI CAO CHAU CHEN CHO CHOI CHU DANG DAO DINH DOAN DUONG HA HO HOANG HUANG HUYNH KANG KIM LAM LE LEE LI LIM LIN LIU LUONG ' +
    'LUU MAI NGO NGUYEN PARK PHAM PHAN PHUNG QUACH SHIN SONG TA THAI TO TON TRAN TRINH TRUONG VO VU WANG WONG WU XU ' +
    'YANG YI YOON ZHANG ZHAO ZHOU ZHU',
);
/** Frequent given and middle names from there. */
export const EAST_ASIAN_GIVEN_NAMES = list(
  'AN ANH BAO BICH BINH CAM CHI CONG CUC CUONG DAI DAN DAT DIEM DIEP DIEU DONG DUC DUNG DUY GIANG GIAO HAI HAN HANG HANH ' +
    'HAO HIEN HIEP HIEU HOA HOAI HONG HUE HUNG HUONG HUY KHAI KHANH KHOA KHOI KIET KIEU LAN LANH LIEN LIEU LINH LOAN LOC ' +
    'LONG LUAN LUC LY MAN MINH MY NAM NGA NGAN NGHIA NGOC NHAN NHAT NHI NHU NHUNG OANH PHAT PHONG PHU PHUC PHUONG QUAN ' +
    'QUANG QUE QUOC QUY QUYEN QUYNH SANG SINH SON TAI TAM TAN THACH THANH THAO THE THI THIEN THIEU THINH THO THOA THU THUAN ' +
    'THUY TIEN TIN TOAN TRAM TRANG TRI TRINH TRONG TRUC TRUNG TU TUAN TUNG TUONG TUYEN TUYET UYEN VAN VI VIEN VIET VINH VY ' +
    'XUAN YEN YO CHUN FANG FENG GUO HUI JIA JIAN JIE JIN JING JUN LEI LIANG MEI MING NA NING PENG PING QIANG QIN QING ' +
    'RONG RUI SHAN SHU TAO TING WEI WEN XIAN XIANG XIAO XIN XING XUE YAN YI YING YU YUAN YUE YUN ZHEN ZHI BYUNG CHUL EUN ' +
    'HEE HYE HYUN IN JAE JI JOO JOON JU JUNG KYU KYUNG MI MIN SANG SEO SEUNG SOO SU SUK SUN SUNG WON WOO YEON YONG YOUNG',
);
