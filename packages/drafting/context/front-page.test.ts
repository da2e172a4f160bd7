import { expect, it } from "vitest";
import { frontKind } from "#drafting/context/front-page";
import { readPage } from "#testing/pages";

it("tells by its address what the first page is about", async () => {
	const kindOf = async (path: string) => frontKind(await readPage("<h1>Acme</h1>", `https://acme.com${path}`));
	for (const path of ["/", "/index.html", "/en/", "/acme-project/", "/%E0%A4%A"])
		expect(await kindOf(path), path).toBe("whole");
	for (const path of ["/about", "/om-oss.html", "/de/%C3%BCber-uns/", "/Over_Ons.php"])
		expect(await kindOf(path), path).toBe("company");
	for (const path of ["/pricing.html", "/kontakt/", "/en/plans"]) expect(await kindOf(path), path).toBe("matter");
	expect(frontKind(undefined)).toBe("whole");
});
