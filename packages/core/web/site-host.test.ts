import { expect, it } from "vitest";
import { dnsHostOf, siteHostOf } from "#core/web/site-host";

const NOTHING = { host: "acme.com", addresses: [], pictures: [] };

it.each([
	[{ host: "acme.myshopify.com" }, "shopify"],
	[{ host: "acme.github.io" }, "github_pages"],
	[{ host: "acme.pages.dev" }, "cloudflare"],
	[{ pictures: ["https://acme.com/wp-content/uploads/logo.png"] }, "wordpress"],
	[{ pictures: ["https://acme.com/logo.png", "https://framerusercontent.com/images/a.png"] }, "framer"],
	[{ pictures: ["https://cdn.prod.website-files.com/65/logo.svg"] }, "webflow"],
	[{ addresses: ["2606:4700::1", "76.76.21.21"] }, "vercel"],
	[{ addresses: ["192.0.78.24"] }, "wordpress_com"],
	// What the website itself shows is nearer than who answers for its address.
	[{ pictures: ["https://acme.com/wp-content/a.png"], addresses: ["76.76.21.21"] }, "wordpress"],
	[{}, null],
	[{ host: "notmyshopify.com" }, null],
	[{ pictures: ["no address", "https://evilwixstatic.com/a.png"], addresses: ["75.2.70.7"] }, null],
])("tells from %j that a site is made with %s", (traces, expected) => {
	expect(siteHostOf({ ...NOTHING, ...traces })).toBe(expected);
});

it.each([
	[["ada.ns.cloudflare.com", "bo.ns.cloudflare.com"], "cloudflare"],
	[["NS17.DOMAINCONTROL.COM."], "godaddy"],
	[["ns-1536.awsdns-00.co.uk"], "route53"],
	[["ns-cloud-a1.googledomains.com"], "google_cloud"],
	[["ns1.googledomains.com"], "squarespace"],
	[["dns1.p05.nsone.net"], "netlify"],
	[["ns1.acme.com"], null],
	[["cloudflare.com.evil.example"], null],
	[[], null],
])("tells from %j that %s keeps the zone", (names, expected) => {
	expect(dnsHostOf(names)).toBe(expected);
});
