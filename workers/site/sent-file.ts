import { words } from "./words/words.ts";

const t = words.pictures;

/** The file that a form sent. @returns instead what to say where there is none, or one without a byte. */
export function sentFile(file: unknown): File | string {
	if (!(file instanceof File) || file.name === "") return t.choose;
	return file.size === 0 ? t.empty : file;
}
