import type { FC } from "hono/jsx";
import type { ClaimLook, PublishedMethod } from "#core/access/claim";
import { Notice, Time } from "../../form.tsx";
import { words } from "../../words/words.ts";

const t = words.claims.one;

/** What the last look did not find: where it looked, what it saw, and what that mostly comes from. */
export const Look: FC<{ look: ClaimLook; method: PublishedMethod }> = ({ look, method }) => (
	<Notice>
		<p>
			<strong>{t.notYet}</strong>
		</p>
		<dl class="claim-look">
			<dt>{t.lookedAt(<Time at={Date.parse(look.at)} />)}</dt>
			{look.looked_at.map((place) => (
				<dd>
					<code>{place}</code>
				</dd>
			))}
			<dt>{t.saw}</dt>
			<dd dir="auto">{look.seen}</dd>
		</dl>
		<p class="muted">{t.oftenWrong[method]}</p>
	</Notice>
);
