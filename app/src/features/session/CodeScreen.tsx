import type { LoginReply } from '@portal/domain/session';
import { type Credentials, useFieldRules, useSignIn } from '@portal/portal-client/react';
import { SignInCode } from '@portal/portal-widgets';

export interface CodeScreenProps {
  readonly given: Credentials;
  readonly onEnter: (login: LoginReply) => void;
  readonly onBack: () => void;
}

/** Second step of signing in, for users who have set it up. */
export function CodeScreen({ given, onEnter, onBack }: CodeScreenProps) {
  const signIn = useSignIn();
  const rules = useFieldRules('second_factor');
  const enter = async (code: string) => {
    const result = await signIn({ ...given, code });
    if (result === 'code_needed' || !('bearer_token' in result)) return result;
    onEnter(result);
    return [];
  };
  return <SignInCode rules={rules} onCode={enter} onBack={onBack} />;
}
