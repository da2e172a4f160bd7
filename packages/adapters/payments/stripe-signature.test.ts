import { expect, it } from "vitest";
import { mustBeOfStripe } from "#adapters/payments/stripe-signature";
import { PaymentMessageRefused } from "#core/ports/payments";
import { NOW } from "#testing/world";

const SECRET = "whsec_of_the_tests";
const SECONDS = Math.floor(NOW.getTime() / 1000);

/** By the rules of docs.stripe.com/webhooks/signature; that Stripe's own library signs alike, stripe.test.ts shows. */
async function macOf(body: string, { secret = SECRET, seconds = SECONDS } = {}): Promise<string> {
	const text = new TextEncoder();
	const algorithm = { name: "HMAC", hash: "SHA-256" };
	const key = await crypto.subtle.importKey("raw", text.encode(secret), algorithm, false, ["sign"]);
	const mac = await crypto.subtle.sign("HMAC", key, text.encode(`${seconds}.${body}`));
	return [...new Uint8Array(mac)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
const look = (signature: string | null, body = "{}") => mustBeOfStripe({ body, signature, now: NOW }, SECRET);

it("takes one of several signatures, as while a secret is being replaced", async () => {
	const [mac, old] = [await macOf("{}"), await macOf("{}", { secret: "whsec_before" })];
	await look(`t=${SECONDS},v1=${mac}`);
	await look(`t=${SECONDS}, v1=${old}, v1=${mac}, v0=00`);
	await expect(look(`t=${SECONDS},v1=${old}`)).rejects.toBeInstanceOf(PaymentMessageRefused);
});

it("refuses what is cut, doubled, of another scheme or without a time", async () => {
	const mac = await macOf("{}");
	for (const signature of [
		null,
		"",
		`v1=${mac}`,
		`t=,v1=${mac}`,
		`t=${SECONDS}`,
		`t=${SECONDS},t=${SECONDS},v1=${mac}`,
		`t=${SECONDS}.5,v1=${mac}`,
		`t=${SECONDS},v0=${mac}`,
		`t=${SECONDS},v1=${mac.slice(2)}`,
		`t=${SECONDS},v1=${mac.toUpperCase()}`,
		`t=${SECONDS},${Array.from({ length: 6 }, () => `v1=${"0".repeat(64)}`).join(",")},v1=${mac}`,
	]) {
		await expect(look(signature), String(signature)).rejects.toBeInstanceOf(PaymentMessageRefused);
	}
	await expect(look(`t=${SECONDS},v1=${mac}`, "{ }")).rejects.toBeInstanceOf(PaymentMessageRefused);
});
