import { expect, it } from "vitest";
import { sha256Hex, sha256OfBytes } from "#core/sha256";

it("hashes bytes", async () => {
	expect(await sha256OfBytes(new TextEncoder().encode("abc"))).toBe(
		"ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
	);
});

it("hashes a text as UTF-8, in lower-case hex, leading zeros included", async () => {
	expect(await sha256Hex("")).toBe("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
	expect(await sha256Hex("ü")).toBe(await sha256Hex("\u00fc"));
	const hashes = await Promise.all(Array.from({ length: 40 }, (_, i) => sha256Hex(String(i))));
	expect(hashes.every((hash) => /^[0-9a-f]{64}$/.test(hash))).toBe(true);
});
