import { expect, it } from "vitest";
import { providerName } from "#core/ratings/provider";
import { problemOf } from "#core/site-settings/read";

it("has one way of writing a provider's name, and the setting takes no other", () => {
	expect(providerName("  open  pagerank ")).toBe("Open PageRank");
	expect(providerName("AHREFS")).toBe("Ahrefs");
	expect(providerName("Some  body")).toBe("Some body");
	expect(problemOf("rating_provider", "open pagerank")).toBe("Write it as its figures are kept: Open PageRank.");
	expect(problemOf("rating_provider", "Somebody")).toBeNull();
});
