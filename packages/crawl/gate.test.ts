import { describe, expect, it } from "vitest";
import { AppError } from "#core/errors";
import { admitAddress, isPublicAddress, parseAddress } from "#crawl/gate";

const PUBLIC = { allowLoopback: false };
const LOCAL = { allowLoopback: true };

function refusal(text: string, settings = PUBLIC): string {
	try {
		return `admitted as ${parseAddress(text, settings).href}`;
	} catch (error) {
		if (error instanceof AppError && error.code === "address_refused") return "refused";
		throw error;
	}
}

describe("parseAddress", () => {
	it.each([
		["example.com", "https://example.com/"],
		[" HTTP://Example.COM:80/a?b#c ", "http://example.com/a?b"],
		["https://example.com.:443/", "https://example.com/"],
		["http://example.com:443/", "http://example.com:443/"],
		["https://bücher.de/ü", "https://xn--bcher-kva.de/%C3%BC"],
		["https://президент.рф", "https://xn--d1abbgf6aiiy.xn--p1ai/"],
		["https://acme.github.io/x", "https://acme.github.io/x"],
		["https://github.io", "https://github.io/"],
		["https://a.b.c.co.uk", "https://a.b.c.co.uk/"],
	])("reads %s", (text, href) => {
		expect(parseAddress(text, PUBLIC).href).toBe(href);
	});

	it.each(["", " ", "https://", "nonsense", "http://co.uk", "https://com", `https://example.com/${"a".repeat(2048)}`])(
		"refuses %j",
		(text) => {
			expect(refusal(text)).toBe("refused");
		},
	);

	it("says why in a sentence", () => {
		expect(() => parseAddress("ftp://example.com", PUBLIC)).toThrow("Only http and https addresses can be read.");
		expect(() => parseAddress("https://example.com:8443", PUBLIC)).toThrow(
			"Port 8443 is not read; only 80 and 443 are.",
		);
	});
});

describe("allowLoopback", () => {
	it.each(["http://127.0.0.1:8080/x", "http://localhost:3000/", "http://[::1]:9999/", "http://localhost/"])(
		"admits %s without a lookup",
		async (text) => {
			const dns = { addresses: () => Promise.reject(new Error("looked up")) };
			expect((await admitAddress(text, LOCAL, dns)).href).toBe(text);
			expect(refusal(text)).toBe("refused");
		},
	);

	it.each([
		"https://127.0.0.1:8080/",
		"http://127.0.0.2/",
		"http://0.0.0.0:8080/",
		"http://[::]:8080/",
		"http://10.0.0.1/",
		"http://[::ffff:127.0.0.1]:8080/",
		"http://localhost.:8080/",
		"http://a.localhost:8080/",
		"http://user@127.0.0.1:8080/",
		"http://example.com:8080/",
		"http://192.168.1.1/",
	])("admits nothing else: %s", (text) => {
		expect(refusal(text, LOCAL)).toBe("refused");
	});
});

describe("isPublicAddress", () => {
	it.each([
		"1.1.1.1",
		"93.184.215.14",
		"172.15.0.1",
		"172.32.0.1",
		"100.63.0.1",
		"100.128.0.1",
		"2606:4700::1111",
		"2a00:1450::8a",
	])("admits %s", (address) => {
		expect(isPublicAddress(address)).toBe(true);
	});

	it.each(
		(
			"0.0.0.0 0.1.2.3 10.0.0.1 10.255.255.255 100.64.0.1 100.127.255.255 127.0.0.1 127.255.255.255 169.254.169.254 172.16.0.1 172.31.255.255 " +
			"192.0.0.1 192.0.2.1 192.88.99.1 192.168.0.1 198.18.0.1 198.19.255.255 198.51.100.1 203.0.113.1 224.0.0.1 239.1.2.3 240.0.0.1 255.255.255.255 " +
			":: ::1 ::ffff:127.0.0.1 ::ffff:8.8.8.8 ::7f00:1 64:ff9b::7f00:1 64:ff9b:1::1 100::1 2001::1 2001:2::1 2001:10::1 2001:20::1 2001:db8::1 2002:7f00:1:: " +
			"3fff::1 4000::1 5f00::1 fc00::1 fd12::1 fe80::1 fec0::1 ff02::1 1.2.3 1.2.3.4.5 localhost"
		).split(" "),
	)("refuses %s", (address) => {
		expect(isPublicAddress(address)).toBe(false);
	});
});
