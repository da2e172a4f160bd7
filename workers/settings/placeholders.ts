import { isNobodys } from "#core/web/nobodys-host";

/** What examples have in the place of a value: `your-client-id`, `<key>`, `changeme`, `...`, zeros. */
const STANDS_FOR_A_VALUE = /^(<.*>|[.\u2026x*]+|0{8,}|(my|your)[-_ ].*|change[-_ ]?me|todo|placeholder|dummy)$/i;

/** Whether a text was left as an example had it: nobody's value, or an address at nobody's host. */
export function isPlaceholder(value: unknown): boolean {
	if (typeof value !== "string") return false;
	if (STANDS_FOR_A_VALUE.test(value)) return true;
	return /^https?:/.test(value) && isNobodys(URL.parse(value)?.hostname ?? "");
}
