export const serverProgram: string;
export const quickImports: string;
export const serverArguments: string[];
export const serverEnvironment: Record<string, string>;
export function serverArgumentsOf(checkout: string): string[];
