import { describe, expect, it } from "vitest";
import { SOURCE_MAX, visitSource } from "#core/listings/visit-source";

const PAGE = new URL("https://launchweek.example/listings/acme");
const from = (referrer: string | null, domain = "acme.example") => visitSource(referrer, { page: PAGE, domain });

describe("where a visit came from", () => {
	it("is direct where the browser names nothing", () => {
		expect(from(null)).toBe("direct");
		expect(from("")).toBe("direct");
	});

	it.each([
		["/", "home"],
		["/listings?q=notes", "search"],
		["/listings", "search"],
		["/categories/notes?page=2", "category"],
		["/categories", "category"],
		["/launches/2026-11-16", "week"],
		["/launches", "week"],
		["/compare/a-vs-b", "compare"],
		["/compare?a=a&b=b", "compare"],
		["/listings/other", "site"],
		["/leaderboards/billboard", "site"],
		["/categoriesque", "site"],
	])("is the kind of page of this site: %s", (path, source) => {
		expect(from(`https://launchweek.example${path}`)).toBe(source);
	});

	it("is the product's own website, under any of its names", () => {
		expect(from("https://acme.example/")).toBe("website");
		expect(from("https://www.Acme.Example/pricing?x=1")).toBe("website");
		expect(from("https://docs.acme.com/", "acme.com")).toBe("website");
		expect(from("https://acme.github.io/", "acme.github.io")).toBe("website");
		expect(from("https://other.github.io/", "acme.github.io")).toBe("other.github.io");
	});

	it("folds search engines by their names, and not what else they run", () => {
		for (const host of ["www.google.com", "google.de", "www.google.co.uk"]) {
			expect(from(`https://${host}/`), host).toBe("google");
		}
		expect(from("https://mail.google.com/mail/u/0")).toBe("google.com");
		expect(from("https://docs.google.co.uk/")).toBe("google.co.uk");
		expect(from("https://www.bing.com/search?q=notes")).toBe("bing");
		expect(from("https://de.search.yahoo.com/")).toBe("yahoo");
		expect(from("https://search.brave.com/")).toBe("brave");
		expect(from("https://yandex.ru/")).toBe("yandex");
		expect(from("https://google.evil.example/")).not.toBe("google");
		expect(from("https://google.github.io/")).toBe("google.github.io");
	});

	it("is any other website by its registrable domain alone, without path, person or port", () => {
		expect(from("https://ada:secret@news.ycombinator.com:8443/item?id=1#x")).toBe("ycombinator.com");
		expect(from("https://old.reddit.com/r/notes")).toBe("reddit.com");
		expect(from("https://bücher.de/")).toBe("xn--bcher-kva.de");
	});

	it("is not told of what is no website, has an endless name or is none's own", () => {
		for (const referrer of [
			...["android-app://com.example/", "javascript:alert(1)", "not an address", "https://", "\u0000"],
			...["https://=1+1.medium.com/", "https://a,b.com/"],
			...["http://10.0.0.1/", "http://[::1]/", "http://localhost/", "https://com/", "https://intranet/"],
			`https://${"a".repeat(SOURCE_MAX - 2)}.com/`,
			`https://acme.example/${"a".repeat(5000)}`,
		]) {
			expect(from(referrer), referrer.slice(0, 60)).toBeNull();
		}
	});
});
