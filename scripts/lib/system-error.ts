/** What the system's refusals mean, for people. */
const MEANINGS: Readonly<Record<string, (path: string) => string>> = {
	ENOENT: (path) => `There is no file or folder ${path}.`,
	EACCES: (path) => `${path} may not be read or written by you.`,
	EPERM: (path) => `${path} may not be changed by you.`,
	EROFS: (path) => `${path} cannot be written to: it is read-only.`,
	ENOSPC: (path) => `The disk of ${path} is full.`,
	EDQUOT: (path) => `Your share of the disk of ${path} is used up.`,
	EFBIG: (path) => `${path} would be larger than this machine allows.`,
	ENOTDIR: (path) => `${path} cannot be: a part of it is a file and not a folder.`,
	EISDIR: (path) => `${path} is a folder, not a file.`,
	EEXIST: (path) => `There is something at ${path} already.`,
};

/** Whether the system refused, rather than this project. */
export function isSystemError(error: unknown): error is NodeJS.ErrnoException {
	return error instanceof Error && "code" in error && typeof error.code === "string" && error.code in MEANINGS;
}

/** One sentence for a refusal of the system, without its codes. @param path shown where the error names none. */
export function sentenceOf(error: unknown, path?: string): string {
	if (!isSystemError(error)) return error instanceof Error ? error.message : String(error);
	return MEANINGS[error.code ?? ""]?.(path ?? error.path ?? "the file") ?? error.message;
}
