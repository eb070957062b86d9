import type { ClosureBody, OfficeBody } from '../office.ts';

/** What the parts of the office's form are given. */
export type OfficeEditing = {
  /** What is wrong with a field, in words; fields are named as the API does: "closures.0.date". */
  errorAt: (field: string) => string | undefined;
};

/** Where a field stands: the summary of what is wrong leads there. */
export function officeFieldId(field: string): string {
  return `office-${field.replaceAll('.', '-')}`;
}

export const NEW_CLOSURE: ClosureBody = {
  date: '',
  office: '',
  opens: '',
  closes: '',
  english: '',
  spanish: '',
};

/** What somebody goes on with: without the days that are past, which nobody can save again. */
export function withoutPastClosures(body: OfficeBody, today: string): OfficeBody {
  return { ...body, closures: body.closures.filter(({ date }) => date >= today) };
}
