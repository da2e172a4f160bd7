import { expect, it } from "vitest";
import { urlOf } from "#workers/http/url";

it("takes the address of each request apart, and each once", () => {
	const [one, other] = ["/a?b=c", "/d"].map((path) => new Request(`https://directory.example${path}`));
	if (one === undefined || other === undefined) throw new Error("two requests");
	expect([urlOf(one).pathname, urlOf(one).search, urlOf(other).pathname]).toEqual(["/a", "?b=c", "/d"]);
	expect(urlOf(one)).toBe(urlOf(one));
	expect(urlOf(new Request(one)).href).toBe(urlOf(one).href);
});
