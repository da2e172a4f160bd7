import type { FC } from "hono/jsx";
import type { ClaimLook, PublishedMethod } from "#core/access/claim";
import { sightWords } from "#core/words/shared";
import { Notice, Time } from "../../form.tsx";
import { words } from "../../words/words.ts";

const t = words.claims.one;

/** What the last look did not find: where it looked, what it saw, and what that mostly comes from. */
export const Look: FC<{ look: ClaimLook; method: PublishedMethod }> = ({ look, method }) => (
	<Notice>
		<p>
			<strong>{t.notYet}</strong>
		</p>
		<p>{t.lookedAt(<Time at={Date.parse(look.at)} />)}</p>
		<LookedAt look={look} />
		<p class="muted">{t.oftenWrong[method]}</p>
	</Notice>
);

/** Every place that a look went to, and what it saw at the last. */
export const LookedAt: FC<{ look: ClaimLook }> = ({ look }) => (
	<>
		<ul class="claim-look">
			{look.looked_at.map((place) => (
				<li>
					<code>{place}</code>
				</li>
			))}
		</ul>
		<p dir="auto">{sightWords(look.sight)}</p>
	</>
);
