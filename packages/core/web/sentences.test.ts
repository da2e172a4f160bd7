import { expect, it } from "vitest";
import { joinSentences, sentencesOf } from "#core/web/sentences";

it("joins sentences on a line, and gives one that nothing ends a paragraph of its own", () => {
	expect(joinSentences(["We map code.", "It is fast!", "And free"])).toBe("We map code. It is fast! And free");
	expect(joinSentences(["Crowdfunding for good", 'Acme runs it for "schools."', "It is free."])).toBe(
		'Crowdfunding for good\n\nAcme runs it for "schools." It is free.',
	);
});

it("ends no sentence at a tax's short form", () => {
	expect(sentencesOf("249 € zzgl. MwSt. / Monat")).toEqual(["249 € zzgl. MwSt. / Monat"]);
});
