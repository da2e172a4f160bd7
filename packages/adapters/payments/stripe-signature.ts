import { PaymentMessageRefused } from "#core/ports/payments";

/** Older or younger messages are repeated, or made up. */
const TOLERANCE_SECONDS = 300;
/** While a secret is being replaced, messages are signed with both. */
const SIGNATURES_MAX = 5;

/**
 * Lets through what Stripe sent, as it sent it, and now.
 * @param signature the header `Stripe-Signature`: `t=1795000000,v1=HEX`.
 * @param secret of the webhook, as Stripe shows it.
 * @throws PaymentMessageRefused
 * Source: https://docs.stripe.com/webhooks/signature
 */
export async function mustBeOfStripe(
	{ body, signature, now }: { body: string; signature: string | null; now: Date },
	secret: string,
): Promise<void> {
	const parts = (signature ?? "").split(",").map((part) => part.trim().split("="));
	const valuesOf = (name: string) =>
		parts.flatMap(([key, value]) => (key === name && value !== undefined ? [value] : []));
	const [seconds, ...otherTimes] = valuesOf("t");
	if (seconds === undefined || otherTimes.length > 0 || !/^\d{1,12}$/.test(seconds))
		throw new PaymentMessageRefused("the signature has no time");
	if (Math.abs(Number(seconds) * 1000 - now.getTime()) > TOLERANCE_SECONDS * 1000)
		throw new PaymentMessageRefused("the signature's time is not of now");
	const text = new TextEncoder();
	const key = await crypto.subtle.importKey("raw", text.encode(secret), { name: "HMAC", hash: "SHA-256" }, false, [
		"verify",
	]);
	const signed = text.encode(`${seconds}.${body}`);
	const checks = await Promise.all(
		valuesOf("v1")
			.slice(0, SIGNATURES_MAX)
			.map(async (hex) => {
				const mac = bytesOf(hex);
				return mac !== null && crypto.subtle.verify("HMAC", key, mac, signed);
			}),
	);
	if (!checks.includes(true)) throw new PaymentMessageRefused("the signature is missing or wrong");
}

function bytesOf(hex: string): Uint8Array<ArrayBuffer> | null {
	if (!/^[\da-f]{64}$/.test(hex)) return null;
	return Uint8Array.from({ length: hex.length / 2 }, (_, at) => Number.parseInt(hex.slice(2 * at, 2 * at + 2), 16));
}
