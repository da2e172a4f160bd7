import type { FC } from "hono/jsx";
import type { deliveriesOf } from "#store/webhook-deliveries";
import { PostForm, Time } from "../form.tsx";
import { words } from "../words/words.ts";

const t = words.webhooks;
const TAGS = { waiting: "tag", delivered: "tag good", given_up: "tag" } as const;

interface RowProps {
	delivery: Awaited<ReturnType<typeof deliveriesOf>>[number];
	/** Where it is sent again; null where nothing is sent now. */
	again: string | null;
	token: string;
}

/** What became of one event that was to be sent. */
export const DeliveryRow: FC<RowProps> = ({ delivery, again, token }) => {
	const { kind, name, state, attempts, at, triedAt, dueAt, status, problem, ms } = delivery;
	const what = kind === null ? t.forgotten : t.kinds[kind];
	const said = name === null ? what : t.of(what, name);
	return (
		<li>
			<div>
				<h3>
					<bdi>{said}</bdi> <span class={TAGS[state]}>{t.delivered[state]}</span>
				</h3>
				<p class="muted">
					{t.happened(<Time at={at} />)} {attempts > 0 && t.tries(attempts)}{" "}
					{triedAt !== null && t.tried(<Time at={triedAt} />, ms ?? 0)}{" "}
					{state === "waiting" && attempts > 0 && t.next(<Time at={dueAt} />)}
				</p>
				{(status !== null || problem !== null) && (
					<p>
						{status !== null && t.answered(status)} {problem !== null && t.problems[problem]}
					</p>
				)}
			</div>
			{again !== null && (
				<PostForm action={again} token={token}>
					<input type="hidden" name="seq" value={delivery.seq} />
					<button type="submit" class="secondary" aria-label={t.againOne(said)}>
						{t.again}
					</button>
				</PostForm>
			)}
		</li>
	);
};
