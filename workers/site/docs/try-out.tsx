import type { FC } from "hono/jsx";
import { words } from "../words/words.ts";
import { type DocumentedOperation, exampleIn } from "./document.ts";
import { exampleOf } from "./example.ts";

const t = words.docs.tryOut;

interface Props {
	operation: DocumentedOperation;
	/** Address of the API, without a slash at its end. */
	api: string;
}

/**
 * A form that sends a real call from the reader's browser, with their own key. `try.js` sends it and shows it: without
 * script there is nothing to press, and the call to paste says the same.
 */
export const TryOut: FC<Props> = ({ operation, api }) => {
	const { method, path, operationId, scope, parameters = [], requestBody } = operation;
	const body = exampleIn(requestBody?.content);
	return (
		<section aria-labelledby="try" class="try" data-try hidden>
			<h2 id="try">{t.title}</h2>
			<p>{method === "get" ? t.reads : t.writes}</p>
			<form data-method={method.toUpperCase()} data-path={`${new URL(api).pathname}${path}`}>
				{scope !== null && (
					<div class="whole">
						<label for="try-key">{t.key}</label>
						<p class="hint" id="try-key-hint">
							{t.keyHint(<code>{scope}</code>, <a href="/account/api-keys">{t.makeKey}</a>)}
						</p>
						<input
							id="try-key"
							type="password"
							autocomplete="off"
							spellcheck={false}
							required
							aria-describedby="try-key-hint"
							data-key
						/>
					</div>
				)}
				{parameters.map((parameter) => {
					const id = `try-${parameter.in}-${parameter.name}`;
					return (
						<div>
							<label for={id}>
								<code>{parameter.name}</code>
							</label>
							<input
								id={id}
								value={exampleOf(parameter)}
								required={parameter.in === "path" || parameter.required === true}
								autocomplete="off"
								spellcheck={false}
								data-in={parameter.in}
								data-name={parameter.name}
							/>
						</div>
					);
				})}
				{body !== undefined && (
					<div class="whole">
						<label for="try-body">{t.body}</label>
						<textarea id="try-body" rows={8} spellcheck={false} data-body>
							{JSON.stringify(body, null, 2)}
						</textarea>
					</div>
				)}
				<button type="submit">{t.call(operationId)}</button>
			</form>
			<p role="status" data-status data-sending={t.sending} data-failed={t.failed} data-bad-json={t.badJson} />
			<section aria-label={t.answer} data-answer hidden>
				<pre tabindex={0}>
					<code />
				</pre>
			</section>
		</section>
	);
};
