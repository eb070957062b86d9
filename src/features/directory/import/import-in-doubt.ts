/** The last step of an import, its commit, failed: whether the database carried it out is not known. */
export class ImportInDoubt extends Error {}
