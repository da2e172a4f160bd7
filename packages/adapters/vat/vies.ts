import * as z from "zod";
import { once } from "#core/once";
import { vatPrefix } from "#core/orders/vat";
import type { VatCheck } from "#core/ports/outside";

export const VIES_BASE_URL = "https://ec.europa.eu/taxation_customs/vies/rest-api";
const TIMEOUT_MS = 5_000;

/**
 * `userError` comes first: when a member state's register is down, VIES answers with status 200 and `isValid: false`,
 * and only `userError` (MS_UNAVAILABLE, TIMEOUT, ...) tells that nobody has looked.
 */
const answer = once(() => z.object({ isValid: z.boolean(), userError: z.string() }));

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
				const parsed = answer().safeParse(await response.json());
				if (!response.ok || !parsed.success) return "unavailable";
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
