/**
 * How a setting is read from the text that is typed and stored. Plain functions, because every isolate reads all settings
 * before its first answer, and schemas of a library take long to make. Source: docs/start.md#beginning.
 */
export type Form<T> = (text: string) => T | Unusable;

/** A text that is not of a form. */
export class Unusable {
	/** Says to whoever wrote it what the form takes. */
	readonly message: string;

	constructor(message: string) {
		this.message = message;
	}
}

/** A text without the white space around it, where that is as it must be. */
export const textThat =
	(isSound: (value: string) => boolean, message: string): Form<string> =>
	(text) => {
		const value = text.trim();
		return isSound(value) ? value : new Unusable(message);
	};

/** A form that refuses more. @param problem what is wrong with a value; null when nothing is. */
export const narrower =
	<T>(form: Form<T>, problem: (value: T) => string | null): Form<T> =>
	(text) => {
		const read = form(text);
		const wrong = read instanceof Unusable ? null : problem(read);
		return wrong === null ? read : new Unusable(wrong);
	};

/** @throws Error where the text is not of the form. */
export function usable<T>(form: Form<T>, text: string): T {
	const read = form(text);
	if (read instanceof Unusable) throw new Error(read.message);
	return read;
}
