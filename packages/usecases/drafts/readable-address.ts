import { AppError } from "#core/errors";
import { type GateSettings, parseAddress } from "#crawl/gate";

/**
 * An address that somebody wants read, as it is kept.
 * @param pointer the argument it was sent in.
 * @throws AppError `address_refused` that names the argument.
 */
export function readableAddress(text: string, pointer: string, gate: GateSettings): URL {
	try {
		return parseAddress(text, gate);
	} catch (error) {
		if (!(error instanceof AppError)) throw error;
		const { code, message } = error;
		throw new AppError(code, message, { errors: [{ pointer, code, message }] });
	}
}
