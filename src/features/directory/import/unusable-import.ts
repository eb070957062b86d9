/** An import cannot begin: the file, its columns or an option do not do. The message is for the operator. */
export class UnusableImport extends Error {}
