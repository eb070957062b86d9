export const nodeArguments: string[];
export const serverArguments: string[];
export const serverEnvironment: Record<string, string>;
