import { expect, it } from "vitest";
import { hashOf } from "#core/pictures/hash";

it("is SHA-256 in hexadecimal", async () => {
	expect(await hashOf(new TextEncoder().encode("abc"))).toBe(
		"ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
	);
});
