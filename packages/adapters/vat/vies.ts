import * as z from "zod";
import { wholeTextOf } from "#adapters/text-of-body";
import { once } from "#core/once";
import { vatPrefix } from "#core/orders/vat";
import type { VatCheck } from "#core/ports/outside";

export const VIES_BASE_URL = "https://ec.europa.eu/taxation_customs/vies/rest-api";
const TIMEOUT_MS = 5_000;
/** An answer has a name and an address beside what is read of it. */
const ANSWER_MAX_BYTES = 64 * 1024;

/**
 * `userError` comes first: when a member state's register is down, VIES answers with status 200 and `isValid: false`,
 * and only `userError` (MS_UNAVAILABLE, TIMEOUT, ...) tells that nobody has looked.
 * `originalVatNumber` is the number as it was asked for, `vatNumber` as the register writes it.
 */
const answer = once(() =>
	z.object({
		isValid: z.boolean(),
		userError: z.string(),
		vatNumber: z.string().nullish(),
		originalVatNumber: z.string().nullish(),
	}),
);

/** Whether an answer is about the number that was asked for: it may name none. */
function isAbout(digits: string, { vatNumber, originalVatNumber }: z.infer<ReturnType<typeof answer>>): boolean {
	const named = [vatNumber, originalVatNumber].filter((one) => one);
	return named.length === 0 || named.includes(digits);
}

/** The European Commission's register of VAT numbers, over its REST interface. */
export function viesVatCheck(baseUrl = VIES_BASE_URL, timeoutMs = TIMEOUT_MS): VatCheck {
	return {
		invalidMeans: "not_registered",
		async check(country, number, signal) {
			const prefix = vatPrefix(country);
			const timeout = AbortSignal.timeout(timeoutMs);
			const digits = number.startsWith(prefix) ? number.slice(prefix.length) : number;
			try {
				const response = await fetch(`${baseUrl}/ms/${prefix}/vat/${encodeURIComponent(digits)}`, {
					headers: { Accept: "application/json" },
					signal: signal === undefined ? timeout : AbortSignal.any([timeout, signal]),
				});
				const tooLong = () => new Error("the answer is too long");
				const parsed = answer().safeParse(JSON.parse(await wholeTextOf(response, ANSWER_MAX_BYTES, tooLong)));
				if (!response.ok || !parsed.success || !isAbout(digits, parsed.data)) return "unavailable";
				if (parsed.data.userError === "VALID" && parsed.data.isValid) return "valid";
				return parsed.data.userError === "INVALID" || parsed.data.userError === "INVALID_INPUT"
					? "invalid"
					: "unavailable";
			} catch {
				// Whatever kept the register from answering, the number has not been looked at.
				return "unavailable";
			}
		},
	};
}
