import { expect, it } from "vitest";
import { evidenceOf } from "./evidence-counts.ts";

it("counts each fact once, by who says so", () => {
	const quote = (of?: string) => ({ quote: "words", url: "https://acme.example/", of });
	const counts = evidenceOf({
		evidence: {
			tagline: [quote(), quote()],
			features: [quote("reminders"), quote("reminders"), quote("waiting list")],
			city: [quote()],
			usps: [],
		},
		typed: [
			{ field: "city", by: "team" },
			{ field: "stage", by: "owner" },
			{ field: "features", of: "export", by: "owner" },
		],
		not_found_on_website: ["founded_year"],
	});
	expect(counts).toEqual({ quoted: 3, team: 1, owner: 2, blank: 1 });
});
