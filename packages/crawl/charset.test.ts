import { describe, expect, it } from "vitest";
import { decodeText } from "#crawl/charset";

function bytes(...parts: (string | number[])[]): Uint8Array {
	return Uint8Array.from(
		parts.flatMap((part) => (typeof part === "string" ? [...part].map((c) => c.charCodeAt(0)) : part)),
	);
}

describe("decodeText", () => {
	it.each([
		["windows-1251", [0xd6, 0xe5, 0xed, 0xfb], "Цены"],
		["windows-1250", [0xb3, 0xf3, 0x9f], "łóź"],
		["windows-1254", [0xd0, 0xfe], "Ğş"],
		["iso-8859-2", [0xa3, 0xf3, 0x64, 0xbc], "Łódź"],
		["shift_jis", [0x93, 0xfa, 0x96, 0x7b], "日本"],
		["euc-jp", [0xc6, 0xfc, 0xcb, 0xdc], "日本"],
		["gb2312", [0xd6, 0xd0, 0xce, 0xc4], "中文"],
		["big5", [0xa4, 0xa4, 0xa4, 0xe5], "中文"],
		["euc-kr", [0xc7, 0xd1, 0xb1, 0xdb], "한글"],
		["koi8-r", [0xe3, 0xc5, 0xce, 0xd9], "Цены"],
	])("reads %s from the header and from the meta", (charset, encoded, text) => {
		expect(decodeText(bytes(encoded), `text/html; charset="${charset.toUpperCase()}"`)).toBe(text);
		const meta = `<meta http-equiv=Content-Type content="text/html; charset=${charset}">`;
		expect(decodeText(bytes(meta, encoded), "text/html")).toBe(`${meta}${text}`);
		expect(decodeText(bytes(`<meta charset='${charset}'>`, encoded), "")).toBe(`<meta charset='${charset}'>${text}`);
	});

	it("believes a byte order mark before the header, and the header before the meta", () => {
		expect(decodeText(bytes([0xef, 0xbb, 0xbf, 0xc3, 0xa9]), "text/html; charset=windows-1251")).toBe("é");
		expect(decodeText(bytes([0xff, 0xfe, 0x41, 0x00]), "")).toBe("A");
		expect(decodeText(bytes("<meta charset=windows-1251>", [0xe9]), "text/html; charset=iso-8859-1")).toContain("é");
	});

	it("takes undeclared bytes for UTF-8 when they are, also when cut within a character, else for windows-1252", () => {
		expect(decodeText(bytes("caf", [0xc3, 0xa9]), "text/html")).toBe("café");
		expect(decodeText(bytes("caf", [0xc3, 0xa9, 0xe2, 0x82]), "text/html")).toBe("café");
		expect(decodeText(bytes("caf", [0xe9], " ", [0x93], "x", [0x94]), "text/html")).toBe("café “x”");
	});

	it("passes over unknown labels, declarations in comments and an impossible UTF-16", () => {
		expect(decodeText(bytes([0xc3, 0xa9]), "text/html; charset=klingon")).toBe("é");
		expect(decodeText(bytes("<!-- <meta charset=windows-1251> -->", [0xc3, 0xa9]), "")).toContain("é");
		expect(decodeText(bytes("<meta charset=utf-16>", [0xc3, 0xa9]), "")).toContain("é");
	});
});
