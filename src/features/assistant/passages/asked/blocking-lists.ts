import type { WordLists } from '../../engine/phrases.ts';

/** What makes a question another one: things that the site does not tell, or that others answer. */
export const BLOCKING_LISTS: WordLists = {
  treatment: `filling*|crown*|implant*|braces|brackets|root_canal*|denture*|extraction*|wisdom_tooth|wisdom_teeth|whiten*|veneer*|empaste*|corona|coronas|implante*|frenos|frenillos|endodoncia*|dentadura*|extraccion*|cordal*|sacarme_una_muela|sacar_una_muela|blanque*|carillas
    mri|mris|ct_scan|cat_scan|pet_scan|resonancia*|tomografia*|colonoscop*|endoscop*|biops*|lasik|cataract*|catarata*|botox|chemo*|quimio*|radioterapia|dialisis|dialysis|hearing_aid*|audifono*|transplant*|trasplante*|acupunct*|ozempic|wegovy|viagra|covid_test|bone_density|densitometria`,
  elsewhere: `georgia|texas|new_york|california|puerto_rico|cuba|colombia|mexico|venezuela|canada|europe|europa|abroad|overseas|out_of_state|another_state|otro_estado|otro_pais|fuera_del_pais|fuera_del_estado`,
  animal: 'dog|dogs|cat_vaccine*|pet|pets|puppy|perro|perros|gato|gatos|mascota*|vet|veterinari*',
  others:
    'medicaid|medicare|obamacare|aetna|cigna|humana|united_healthcare|blue_cross|florida_blue|oscar|ambetter|molina',
  symptom:
    'pressure|presion|blood_in|sangre_en|bleed*|sangrando|sangro|vomit*|cough*|tosiendo|dizzy|mareo|faint*|coughing_up|throwing_up',
  doctors: 'doctor|doctors|dr|doc|doctora|medico|medicos|provider*|proveedor*',
  status: `approved|approval_yet|aprobaron|aprobado|aprobada|went_through|ready|listo|lista|status|estado_de_mi|denied|negaron|expired|vencio`,
};
