export const serverProgram: string;
export const serverArguments: string[];
