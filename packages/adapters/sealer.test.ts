import { expect, it } from "vitest";
import { keySealer } from "#adapters/sealer";

it("opens what it sealed, for the same purpose and with the same key alone", async () => {
	const sealer = keySealer("one key");
	const sealed = await sealer.seal("webhook:1", "whsec_secret");
	expect(await sealer.open("webhook:1", sealed)).toBe("whsec_secret");
	await expect(sealer.open("webhook:2", sealed)).rejects.toThrow();
	await expect(keySealer("another").open("webhook:1", sealed)).rejects.toThrow();
});
