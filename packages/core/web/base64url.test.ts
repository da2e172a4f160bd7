import { expect, it } from "vitest";
import { base64url, readBase64, readBase64url } from "#core/web/base64url";

it("writes the examples of RFC 4648, without padding", () => {
	const text = (words: string) => base64url(new TextEncoder().encode(words));
	expect(["", "f", "fo", "foo", "foob", "fooba", "foobar"].map(text)).toEqual([
		"",
		"Zg",
		"Zm8",
		"Zm9v",
		"Zm9vYg",
		"Zm9vYmE",
		"Zm9vYmFy",
	]);
});

it("uses - and _ where base64 has + and /, each time", () => {
	expect(base64url(new Uint8Array([0xfb, 0xff, 0xbf, 0xfb, 0xff, 0xbf]))).toBe("-_-_-_-_");
	expect(base64url(new Uint8Array([0xfb, 0xef, 0xbe, 0xff, 0xff, 0xff]))).toBe("----____");
});

it("reads what it writes, and nothing else", () => {
	for (const length of [0, 1, 2, 3, 300]) {
		const bytes = Uint8Array.from({ length }, (_, index) => (index * 37) % 256);
		expect(readBase64url(base64url(bytes))).toEqual(bytes);
	}
	for (const other of ["A", "Zg==", "a b", "ä", "Zm9vY"]) expect(readBase64url(other), other).toBeNull();
});

it("reads base64 as others write it, padded or not", () => {
	for (const text of ["+/+/", "Zg==", "Zg", "Zm8="]) expect(readBase64(text), text).not.toBeNull();
	expect(readBase64("Zm9v")).toEqual(new TextEncoder().encode("foo"));
	for (const other of ["A", "Zg=", "Z===", "-_", "Zm 9v", "Zm9v="]) expect(readBase64(other), other).toBeNull();
});
