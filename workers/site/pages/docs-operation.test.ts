import { beforeEach, expect, it } from "vitest";
import { OPERATIONS } from "#operations/registry";
import { openBrowser } from "#testing/browser";
import { makeWorld } from "#testing/world";

const browser = openBrowser();
beforeEach(async () => {
	await makeWorld();
});

it("has a page for every operation", async () => {
	for (const { id, summary } of OPERATIONS) {
		const page = await browser.get(`/docs/operations/${id}`);
		expect(page.status, id).toBe(200);
		expect(page.html, id).toContain(`<h1>${summary.replaceAll("'", "&#39;")}</h1>`);
	}
	expect((await browser.get("/docs/operations/vote")).status).toBe(404);
});

it("shows parameters with their bounds, the scope, the answer and the errors", async () => {
	const { html } = await browser.get("/docs/operations/update_draft");
	for (const fact of ["listings:write", "Idempotency-Key", "lock_fields", "at most 20 entries", "Answer 200", "404"]) {
		expect(html).toContain(fact);
	}
	expect((await browser.get("/docs/operations/search_listings")).html).toContain("at most 200 characters");
});

it("has a form that sends the call, shown by its script, with a key where one is needed", async () => {
	const search = await browser.get("/docs/operations/search_listings");
	expect(search.html).toMatch(/<section aria-labelledby="try"[^>]* hidden/);
	expect(search.html).toContain('data-method="GET" data-path="/api/v1/listings"');
	expect(search.html).not.toContain("data-key");
	const update = await browser.get("/docs/operations/update_draft");
	expect(update.html).toContain('data-method="PATCH" data-path="/api/v1/drafts/{id}"');
	for (const part of ["data-key", "data-body", 'data-in="path" data-name="id"']) expect(update.html).toContain(part);
});

it("gives a call that can be pasted", async () => {
	const search = await browser.get("/docs/operations/search_listings");
	expect(search.html).toContain("curl &#39;https://launchweek.test/api/v1/listings?q=appointment+remind&amp;category=");
	const submit = await browser.get("/docs/operations/submit_listing");
	expect(submit.html).toContain("curl -X POST &#39;https://launchweek.test/api/v1/drafts&#39;");
	expect(submit.html).toContain("Authorization: Bearer $API_KEY");
	expect(submit.html).toContain("-d &#39;{&quot;url&quot;:");
});
