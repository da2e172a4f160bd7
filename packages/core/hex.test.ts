import { expect, it } from "vitest";
import { hex } from "#core/hex";

it("writes two digits for each byte, in small letters", () => {
	expect(hex(Uint8Array.of(0, 1, 15, 16, 171, 255))).toBe("00010f10abff");
	expect(hex(new Uint8Array(0))).toBe("");
});
