import { expect, it } from "vitest";
import { resendReports } from "#adapters/mail/resend-reports";

const KEY = "MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
const NOW = new Date("2026-11-22T05:00:00Z");
const reports = resendReports(`whsec_${KEY}`);

/** As Svix signs: HMAC-SHA256 over id, time and body. */
async function signed(body: string, { at = NOW, key = KEY, id = "msg_1" } = {}): Promise<Headers> {
	const bytes = Uint8Array.from(atob(key), (character) => character.charCodeAt(0));
	const hmac = await crypto.subtle.importKey("raw", bytes, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
	const seconds = Math.floor(at.getTime() / 1000);
	const mac = await crypto.subtle.sign("HMAC", hmac, new TextEncoder().encode(`${id}.${seconds}.${body}`));
	const signature = `v1,${btoa(String.fromCharCode(...new Uint8Array(mac)))}`;
	return new Headers({ "svix-id": id, "svix-timestamp": String(seconds), "svix-signature": signature });
}
const event = (type: string, data: object) => JSON.stringify({ type, created_at: NOW, data });
const bounce = (type: string) =>
	event("email.bounced", { to: ["ada@example.com"], bounce: { type, message: "No such user" } });
const read = async (body: string, headers?: Headers) =>
	reports.verify({ body, headers: headers ?? (await signed(body)), now: NOW });

it("takes Svix's own example of a signature", async () => {
	const body = '{"test": 2432232314}';
	const headers = new Headers({
		"svix-id": "msg_p5jXN8AQM9LWM0D4loKWxJek",
		"svix-timestamp": "1614265330",
		"svix-signature": "v1,AAAA v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE= v2,other",
	});
	const now = new Date(1614265330 * 1000);
	expect(await reports.verify({ body, headers, now })).toEqual([]);
});

it("tells of mailboxes that are gone and of complaints, and of nothing else", async () => {
	expect(await read(bounce("Permanent"))).toEqual([
		{ address: "ada@example.com", reason: "bounced", detail: "No such user" },
	]);
	expect(await read(event("email.complained", { to: ["ada@example.com", "no address"] }))).toEqual([
		{ address: "ada@example.com", reason: "complained", detail: null },
	]);
	for (const body of [bounce("Transient"), event("email.delivered", { to: ["ada@example.com"] }), "[]", "no json"])
		expect(await read(body), body).toEqual([]);
});

it("refuses what is altered, unsigned, signed by another, old or of the future", async () => {
	const body = bounce("Permanent");
	const headers = await signed(body);
	const late = (minutes: number) => signed(body, { at: new Date(NOW.getTime() + minutes * 60_000) });
	const unsigned = new Headers(headers);
	unsigned.delete("svix-signature");
	const other = btoa("another secret of 24 byt");
	for (const [text, with_] of [
		[body.replace("ada@", "bob@"), headers],
		[body, unsigned],
		[body, new Headers()],
		[body, await signed(body, { key: other })],
		[body, await late(-6)],
		[body, await late(6)],
	] as const)
		await expect(read(text, with_)).rejects.toThrow(/^its (time|signature)/);
});
