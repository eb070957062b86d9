import type { ProviderRecordField } from '../provider-fields.ts';
import { UnusableImport } from './import-problems.ts';

/** What a file may have in columns of its own, and a record has in others or not at all. */
type PartOfField = 'name' | 'firstName' | 'lastName' | 'state';

/**
 * Fields of an import and the column names that mean them, English first, folded by `columnKey`. A field's own
 * name always means itself.
 */
const COLUMN_NAMES = {
  npi: 'npinumber numeronpi nationalprovideridentifier',
  /** A person or a facility, whichever the row is about. */
  name: 'nombre providername provider proveedor nombredelproveedor',
  doctor:
    'doctorname doctora medico medica nombredelmedico nombredeldoctor physician physicianname practitioner',
  firstName: 'nombres primernombre givenname',
  lastName: 'apellido apellidos surname familyname',
  center:
    'centre centro centromedico centername nombredelcentro clinic clinicname clinica facility facilityname practice practicename organization organizationname institucion',
  specialty: 'specialties speciality especialidad especialidades primaryspecialty',
  address: 'address1 addressline1 street streetaddress direccion direccion1 domicilio calle',
  suite: 'address2 addressline2 unit apt apartment oficina unidad apartamento direccion2',
  city: 'town ciudad municipio',
  state: 'statecode estado',
  zipCode: 'zip zip5 postalcode postcode codigopostal cp',
  county: 'countyname condado',
  phone: 'phonenumber telephone telephonenumber tel telefono numerodetelefono officephone',
  fax: 'faxnumber numerodefax',
  email: 'emailaddress mail correo correoelectronico',
  languages: 'language languagesspoken idioma idiomas lenguas',
  certified: 'boardcertified certificado certificada certificacion',
  acceptingNewPatients:
    'acceptsnewpatients newpatients aceptanuevospacientes aceptannuevospacientes aceptapacientesnuevos aceptandonuevospacientes nuevospacientes',
  panelA: '',
  panelB: '',
  panelC: '',
  panelD: '',
  panelF: '',
  panelH: '',
  panelI: '',
  panelJ: '',
  ages: 'agesserved edad edades',
  planId: 'plan idplan iddelplan',
  dateAdded: 'fecha fechadealta fechaalta',
  listDate:
    'lastupdated lastupdatedon lastupdate updatedon actualizado ultimaactualizacion fechadeactualizacion fechadelalista',
} as const satisfies Record<
  Exclude<ProviderRecordField, 'sourceKey' | 'otherSpecialties'> | PartOfField,
  string
>;

export type CsvField = keyof typeof COLUMN_NAMES;

export const CSV_FIELDS = Object.keys(COLUMN_NAMES) as CsvField[];

const fieldByColumnKey = new Map<string, CsvField>(
  CSV_FIELDS.flatMap((field) =>
    [columnKey(field), ...COLUMN_NAMES[field].split(' ')]
      .filter((key) => key !== '')
      .map((key) => [key, field] as const),
  ),
);

/** What was made of a header: positions of the fields, and the names of the columns that are not used. */
export type RecognisedColumns = {
  /** Without empty ones at the end. */
  count: number;
  positions: ReadonlyMap<CsvField, number>;
  ignored: string[];
};

/** Finds the field that a column name means, in English or Spanish; undefined when it means none. */
export function findCsvField(columnName: string): CsvField | undefined {
  return fieldByColumnKey.get(columnKey(columnName));
}

/**
 * Recognises a header row. `mapping` (column name → field name) wins over recognition; of two columns for one
 * field the first is used. Throws UnusableImport when the mapping or the header does not do.
 */
export function recogniseColumns(header: string[], mapping: ReadonlyMap<string, string>): RecognisedColumns {
  const positions = mappedPositions(header, mapping);
  const taken = new Set(positions.values());
  for (const [position, columnName] of header.entries()) {
    const field = findCsvField(columnName);
    if (field === undefined || positions.has(field) || taken.has(position)) continue;
    positions.set(field, position);
    taken.add(position);
  }
  refuseMissingFields(positions, header);
  const ignored = header.filter((columnName, position) => columnName.trim() !== '' && !taken.has(position));
  const count = header.findLastIndex((columnName) => columnName.trim() !== '') + 1;
  return { count, positions, ignored };
}

/** A header is looked for so far: above it may stand "sep=;", a title, a date. */
export const MAX_LINES_TO_HEADER = 10;

/** How many of the cells are names of columns. */
export function countColumns(cells: readonly string[]): number {
  return new Set(cells.map(findCsvField).filter((field) => field !== undefined)).size;
}

/**
 * Which of the first rows of a file is the header: the first that names what every file needs, by itself or by `mapping`.
 * Where none does it is the first that is no "sep=;", so that what is missing is said of it.
 */
export function findHeaderRow(rows: readonly string[][], mapping: ReadonlyMap<string, string>): number {
  const found = rows.findIndex((header) => {
    try {
      recogniseColumns(header, mapping);
      return true;
    } catch (error) {
      if (error instanceof UnusableImport) return false;
      throw error;
    }
  });
  if (found >= 0) return found;
  return Math.max(
    0,
    rows.findIndex((cells) => !/^sep=/i.test(cells[0] ?? '')),
  );
}

function mappedPositions(header: string[], mapping: ReadonlyMap<string, string>): Map<CsvField, number> {
  const positions = new Map<CsvField, number>();
  for (const [columnName, fieldName] of mapping) {
    const position = header.findIndex((name) => columnKey(name) === columnKey(columnName));
    if (position < 0) {
      throw new UnusableImport(`The file has no column "${columnName}". Its columns: ${header.join(', ')}.`);
    }
    const field = findCsvField(fieldName);
    if (field === undefined) {
      throw new UnusableImport(`There is no field "${fieldName}". The fields: ${CSV_FIELDS.join(', ')}.`);
    }
    positions.set(field, position);
  }
  return positions;
}

function refuseMissingFields(positions: ReadonlyMap<CsvField, number>, header: string[]): void {
  const missing: string[] = (['specialty', 'address', 'city', 'zipCode'] as const).filter(
    (field) => !positions.has(field),
  );
  const namesSomebody = (['name', 'doctor', 'center', 'lastName'] as const).some((f) => positions.has(f));
  if (!namesSomebody) missing.unshift('name (or doctor, or center)');
  if (missing.length === 0) return;
  throw new UnusableImport(
    `The file has no column recognised as ${missing.join(', ')}. Its columns: ${header.join(', ')}. ` +
      'Name the right one with --map COLUMN=FIELD.',
  );
}

/** Column names compare without case, accents, spaces and punctuation: "Código Postal", "codigo_postal". */
function columnKey(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
}
