import type { FC } from "hono/jsx";
import { REFUND_ASK_REASON_MAX } from "#core/limits";
import { mayAskRefund } from "#core/orders/refund-ask";
import type { OrderRow } from "#store/orders";
import type { RefundRequestRow } from "#store/refunds";
import { PostForm, Time } from "../../form.tsx";
import { words } from "../../words/words.ts";
import { TextField } from "../text-field.tsx";

const t = words.sales.ask;

interface Props {
	order: OrderRow;
	request: RefundRequestRow | null;
	token: string;
	now: Date;
}

/** How a buyer asks for the money back, and what became of that; nothing where it cannot be asked. */
export const AskBack: FC<Props> = ({ order, request, token, now }) => {
	const isAnswered = request !== null && request.decision === "refunded";
	if (isAnswered || (request === null && !mayAskRefund(order, now))) return null;
	return (
		<section aria-labelledby="ask">
			<h2 id="ask">{t.title}</h2>
			{request === null ? (
				<details>
					<summary>{t.button}</summary>
					<PostForm action={`/account/orders/${order.number}/refund`} token={token}>
						<p>{t.help}</p>
						<TextField name="reason" label={t.reason} help={t.reasonHint} max={REFUND_ASK_REASON_MAX} rows={3} />
						<button type="submit" class="secondary">
							{t.button}
						</button>
					</PostForm>
				</details>
			) : request.decision === "declined" && request.decidedAt !== null ? (
				<>
					<p>{t.declined(<Time at={request.decidedAt} />)}</p>
					<blockquote dir="auto">{request.answer}</blockquote>
				</>
			) : (
				<p>{t.sent(<Time at={request.askedAt} />)}</p>
			)}
		</section>
	);
};
