import { expect, it } from "vitest";
import { readStopLink, type StopLink, signStopLink } from "#core/mails/stop-token";

const KEY = "a secret of this directory";
const LINKS: StopLink[] = [
	{ reader: { userId: 7 }, kind: "launches", listingId: null },
	{ reader: { userId: 7 }, kind: "updates", listingId: 12 },
	{ reader: { addressHash: "ab".repeat(32) }, kind: "invites", listingId: null },
];

it("says again what was signed, in characters that any mail program leaves alone", async () => {
	for (const link of LINKS) {
		const token = await signStopLink(KEY, link);
		expect(token).toMatch(/^[\w.-]{20,120}$/);
		expect(await readStopLink(KEY, token)).toEqual(link);
		// A mail that is made twice says the same, byte for byte: providers refuse another text for the same cause.
		expect(await signStopLink(KEY, link)).toBe(token);
	}
});

it("reads none that was altered, cut, signed by another directory, or made up", async () => {
	const token = await signStopLink(KEY, { reader: { userId: 7 }, kind: "updates", listingId: 12 });
	const mac = token.slice(token.lastIndexOf("."));
	const others = [
		...[
			`u8.updates.12${mac}`,
			`u7.launches.12${mac}`,
			`u7.updates${mac}`,
			`u7.updates.13${mac}`,
			`u07.updates.12${mac}`,
		],
		...[
			token.slice(0, -1),
			`${token}A`,
			token.toUpperCase(),
			"u7.updates.12.",
			"u7.updates.12",
			"",
			".",
			"x".repeat(200),
		],
	];
	for (const other of others) expect(await readStopLink(KEY, other), other).toBeNull();
	expect(await readStopLink("another secret", token)).toBeNull();
});
