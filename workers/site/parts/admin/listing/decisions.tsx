import type { FC } from "hono/jsx";
import { SLUG_MAX } from "#core/web/slug";
import type { TeamListingFacts } from "#store/team-listing";
import type { Refused } from "../../../attempt.ts";
import { PostForm } from "../../../form.tsx";
import type { PageContext } from "../../../site.ts";
import { words } from "../../../words/words.ts";
import { LineField } from "../../line-field.tsx";
import { type Button, Decision } from "../decision.tsx";

const t = words.teamListings;

interface Props {
	c: PageContext;
	of: TeamListingFacts;
	token: string;
	refused?: Refused | undefined;
}

/** What the site team can do with a listing as a whole. */
export const Decisions: FC<Props> = ({ c, of, token, refused }) => {
	const { listing, mergedInto } = of;
	const home = `/admin/listings/${listing.slug}`;
	const hidden = { version: listing.version };
	const [what, isOut]: [Button, boolean] =
		listing.hiddenAt === null
			? [{ value: "hide", label: t.hide, kind: "danger" }, false]
			: [{ value: mergedInto === null ? "restore" : "part", label: mergedInto === null ? t.restore : t.part }, true];
	return (
		<section aria-labelledby="decide" class="admin narrow">
			<h2 id="decide">{t.decide}</h2>
			<Decision
				c={c}
				action={`${home}/decide`}
				token={token}
				hidden={hidden}
				reason={{ label: t.reasonForOwner }}
				refused={refused}
				buttons={[what]}
			/>
			<PostForm action={`${home}/decide`} token={token} class="decision">
				<input type="hidden" name="version" value={String(listing.version)} />
				<p class="actions">
					<button type="submit" name="decision" value={listing.teamPick ? "unfeature" : "feature"} class="secondary">
						{listing.teamPick ? t.unfeature : t.feature}
					</button>
					{listing.status === "live" && (
						<button type="submit" name="decision" value="reread" class="secondary">
							{t.reread}
						</button>
					)}
				</p>
			</PostForm>
			{listing.ownerId !== null && (
				<Decision
					c={c}
					action={`${home}/decide`}
					token={token}
					hidden={hidden}
					idPrefix="owner-"
					reason={{ label: t.reasonForOwner, hint: t.takeOffHelp }}
					buttons={[{ value: "take_off", label: t.takeOff, kind: "danger" }]}
				/>
			)}
			{!isOut && (
				<form method="get" action={`${home}/merge`} class="decision">
					<h3>{t.merge}</h3>
					<LineField name="into" label={t.mergeInto} hint={t.mergeIntoHint} max={SLUG_MAX} required />
					<p class="actions">
						<button type="submit" class="secondary">
							{t.look}
						</button>
					</p>
				</form>
			)}
		</section>
	);
};
