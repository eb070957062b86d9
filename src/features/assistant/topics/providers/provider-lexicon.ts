/** Words for a doctor, or for where doctors are, that say nothing about the specialty. */
export const DOCTOR_WORDS: ReadonlySet<string> = new Set(
  `doctor doctors dr drs doc docs physician physicians specialist specialists provider providers clinic clinics
  surgeon md doctora doctoras doctores medico medica medicos medicas especialista especialistas proveedor proveedores
  clinica clinicas consultorio consultorios centro centros center centers practitioner doctr docter dotor dotora docto`.split(
    /\s+/,
  ),
);
