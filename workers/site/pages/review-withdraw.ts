import withdrawReview from "#actions/reviews/withdraw-review";
import { localPath } from "#workers/http/return-to";
import { act } from "../act.ts";
import { type Site, signedIn } from "../site.ts";

/** Takes one's own review back, from wherever it is shown, and leads back there. */
export default function reviewWithdrawPage(site: Site): void {
	site.post("/reviews/:id{[0-9]{1,15}}/withdraw", async (c) => {
		const session = signedIn(c);
		if (session instanceof Response) return session;
		const { return_to: wanted } = await c.req.parseBody();
		await act(c, withdrawReview, { review_id: Number(c.req.param("id")) });
		return c.redirect(
			localPath(typeof wanted === "string" ? wanted : "/account/reviews", c.var.services.settings.origin),
			303,
		);
	});
}
