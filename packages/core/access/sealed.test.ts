import { expect, it } from "vitest";
import { seal, unseal } from "#core/access/sealed";

it("opens what it sealed, with the same secret and for the same purpose alone", async () => {
	const sealed = await seal("one secret", "webhook:1", "whsec_text");
	expect(sealed).not.toContain("text");
	expect(sealed).not.toBe(await seal("one secret", "webhook:1", "whsec_text"));
	expect(await unseal("one secret", "webhook:1", sealed)).toBe("whsec_text");
	await expect(unseal("one secret", "webhook:2", sealed)).rejects.toThrow();
	await expect(unseal("another", "webhook:1", sealed)).rejects.toThrow();
	const end = sealed.slice(-1) === "A" ? "B" : "A";
	await expect(unseal("one secret", "webhook:1", sealed.slice(0, -2) + end + end)).rejects.toThrow();
});
