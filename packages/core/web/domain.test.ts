import { expect, it } from "vitest";
import { domainOf } from "#core/web/domain";

it.each([
	["https://www.Acme.example/pricing?x=1", "acme.example"],
	["acme.example", "acme.example"],
	["WWW.acme.example.", "acme.example"],
	["http://acme.example:8080/", "acme.example:8080"],
	["https://acme.example:443", "acme.example"],
	["bücher.example", "xn--bcher-kva.example"],
	["www.example", "www.example"],
	["awww.acme.example", "awww.acme.example"],
	["127.0.0.1:9000", "127.0.0.1:9000"],
	["acme.example/go?to=https://other.example/", "acme.example"],
	["no host", null],
	["", null],
])("tells the website %s apart as %s", (text, domain) => {
	expect(domainOf(text)).toBe(domain);
});
