import { base64, readBase64 } from "#core/web/base64url";

/** Deliveries after the Standard Webhooks (https://www.standardwebhooks.com). Source: docs/webhooks.md#deliveries. */

export type EndpointState = "on" | "paused" | "off";
/** `gone`: it answered 410. `failing`: nothing arrived for the whole time of the retries. `team`: the site team did it, and only it can undo that. */
export type OffReason = "gone" | "failing" | "team";
export type DeliveryState = "waiting" | "delivered" | "given_up";

const SECONDS = 1000;
const MINUTES = 60 * SECONDS;
const HOURS = 60 * MINUTES;

/** Pauses between the tries of a delivery; three days and some hours in all. Source: Standard Webhooks, "Deliverability and reliability". */
export const RETRY_DELAYS_MS: readonly number[] = [
	...[5 * SECONDS, 5 * MINUTES, 30 * MINUTES],
	...[2 * HOURS, 5 * HOURS, 10 * HOURS, 14 * HOURS, 20 * HOURS, 24 * HOURS],
];

/** A receiver may ask for a longer pause, up to this. */
export const RETRY_AFTER_MAX_MS = 24 * HOURS;

/** Both secrets sign for so long after a rotation. */
export const OLD_SECRET_MS = 24 * HOURS;

/** What a receiver's answer means. */
export type Verdict = { verdict: "delivered" } | { verdict: "gone" } | { verdict: "failed"; problem: string };

/** 2xx arrived, 410 wants no more, all else is tried again: a redirect too, as none is followed. */
export function verdictOf(status: number): Verdict {
	if (status >= 200 && status < 300) return { verdict: "delivered" };
	if (status === 410) return { verdict: "gone" };
	return { verdict: "failed", problem: status >= 300 && status < 400 ? "redirect" : "status" };
}

/**
 * When a failed delivery is tried again, epoch milliseconds.
 * @param attempts tries so far, this one included.
 * @param retryAfter the receiver's header, in seconds or as a date.
 * @returns null when it has been tried for the whole time.
 */
export function nextTry(attempts: number, retryAfter: string | null, now: number): number | null {
	const delay = RETRY_DELAYS_MS[attempts - 1];
	if (delay === undefined) return null;
	return now + Math.max(delay, Math.min(RETRY_AFTER_MAX_MS, askedPauseMs(retryAfter, now)));
}

/** Source: RFC 9110, section 10.2.3. */
function askedPauseMs(header: string | null, now: number): number {
	const text = header?.trim() ?? "";
	if (/^\d{1,9}$/.test(text)) return Number(text) * SECONDS;
	const at = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} /.test(text) ? Date.parse(text) : Number.NaN;
	return Number.isNaN(at) ? 0 : Math.max(0, at - now);
}

export const SECRET_PREFIX = "whsec_";
export const SECRET_BYTES = 32;

export function formatSecret(random: Uint8Array): string {
	return SECRET_PREFIX + base64(random);
}

/** The headers that show a delivery to be ours, signed with each of the secrets. @param at when it is sent. */
export async function signedHeaders(
	message: { id: string; at: Date; body: string },
	secrets: readonly string[],
): Promise<Record<string, string>> {
	const timestamp = String(Math.floor(message.at.getTime() / SECONDS));
	const signed = new TextEncoder().encode(`${message.id}.${timestamp}.${message.body}`);
	const signatures = await Promise.all(
		secrets.map(async (secret) => {
			const bytes = readBase64(secret.slice(SECRET_PREFIX.length));
			if (bytes === null) throw new Error("a webhook's secret is no base64");
			const key = await crypto.subtle.importKey("raw", bytes, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
			return `v1,${base64(new Uint8Array(await crypto.subtle.sign("HMAC", key, signed)))}`;
		}),
	);
	return { "webhook-id": message.id, "webhook-timestamp": timestamp, "webhook-signature": signatures.join(" ") };
}
