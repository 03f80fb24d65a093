import { cancel, isCancel, log, select, text } from '@clack/prompts';
import { newKinds, whyNot, type Fact } from './kinds.ts';
import { whyNoPhoto } from './photo.ts';

const isAnswer = <Answer>(answer: Answer): answer is Exclude<Answer, symbol> => !isCancel(answer);

function stopIfCanceled<Answer>(answer: Answer): Exclude<Answer, symbol> {
  if (isAnswer(answer)) return answer;
  cancel('Nothing was written.');
  process.exit(1);
}

async function askFact(fact: Fact): Promise<string> {
  if (fact.choices)
    return stopIfCanceled(
      await select({
        message: fact.ask,
        options: fact.choices.map((choice) => ({ value: choice, label: choice })),
      }),
    );
  const answer = stopIfCanceled(
    await text({
      message: fact.ask,
      placeholder: fact.hint,
      validate: (value) => whyNot(fact, value ?? ''),
    }),
  );
  const why = fact.photo && answer.trim() ? await whyNoPhoto(answer) : undefined;
  if (!why) return answer;
  log.warn(why);
  return askFact(fact);
}

export async function askKind(): Promise<string> {
  const options = Object.entries(newKinds).map(([value, { label }]) => ({ value, label }));
  return stopIfCanceled(await select({ message: 'What do you want to add?', options }));
}

/** Asks for the facts that are not given yet, one after the other. */
export async function askFacts(
  facts: readonly Fact[],
  given: Readonly<Record<string, string>>,
): Promise<Record<string, string>> {
  const answers = { ...given };
  for (const fact of facts) {
    // A picture of ours already has its text.
    if (fact.flag in answers || (fact.flag === 'alt' && 'picture' in answers && !answers.picture)) continue;
    answers[fact.flag] = await askFact(fact);
  }
  return answers;
}
