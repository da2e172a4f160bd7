import type { FC } from "hono/jsx";
import type { RefundRequestRow } from "#store/refunds";
import type { Refused } from "../../attempt.ts";
import { Time } from "../../form.tsx";
import type { PageContext } from "../../site.ts";
import { words } from "../../words/words.ts";
import { Decision } from "../admin/decision.tsx";
import type { OrderForTeam } from "./order-for-team.ts";

const t = words.sales.asked;

interface Props {
	c: PageContext;
	of: OrderForTeam;
	token: string;
	request: RefundRequestRow;
	refused?: Refused | undefined;
}

/** That the buyer asks for the money back, why, and what the site team answered. */
export const AskedBack: FC<Props> = ({ c, of: { order, email }, token, request, refused }) => (
	<section aria-labelledby="asked" class="card">
		<h2 id="asked">{t.title}</h2>
		<p class="muted">{t.said(<Time at={request.askedAt} />)}</p>
		<blockquote dir="auto">{request.reason}</blockquote>
		{request.decidedAt === null || request.decision === null ? (
			<>
				<p>{t.how(<a href="#refund">{t.toRefund}</a>)}</p>
				<Decision
					c={c}
					action={`/admin/orders/${order.number}/decline`}
					token={token}
					idPrefix="decline-"
					reason={{ label: t.reason }}
					refused={refused}
					buttons={[{ value: "decline", label: t.decline, isRefusal: true }]}
				/>
			</>
		) : (
			<>
				<p>
					{t[email === null ? (`${request.decision}OfGone` as const) : request.decision](
						<Time at={request.decidedAt} />,
					)}
				</p>
				<blockquote dir="auto">{request.answer}</blockquote>
			</>
		)}
	</section>
);
