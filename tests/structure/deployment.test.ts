import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Deployment } from 'kubernetes-models/apps/v1/Deployment';
import { CronJob } from 'kubernetes-models/batch/v1/CronJob';
import { Ingress } from 'kubernetes-models/networking.k8s.io/v1/Ingress';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget';
import { ConfigMap } from 'kubernetes-models/v1/ConfigMap';
import { PersistentVolumeClaim } from 'kubernetes-models/v1/PersistentVolumeClaim';
import { Service } from 'kubernetes-models/v1/Service';
import { describe, expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { secretNames, variableNames } from '../../server/src/config.ts';
import { root } from '../support/root.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const isVariable = (name: string) =>
  variableNames.includes(name) || secretNames.some((secret) => name === `${secret}_FILE`);

describe('deploy/kubernetes', () => {
  const documents = parseAllDocuments(read('deploy/kubernetes/portal.yaml')).map((each) => each.toJS());
  const models = { ConfigMap, CronJob, Deployment, Ingress, PersistentVolumeClaim, PodDisruptionBudget, Service };
  const of = (kind: keyof typeof models) => documents.filter((each) => each.kind === kind);

  test('every object has the shape that Kubernetes defines for its kind', () => {
    for (const each of documents) {
      const Model = models[each.kind as keyof typeof models];
      expect(Model, each.kind).toBeDefined();
      expect(() => new Model(each).validate(), each.metadata.name).not.toThrow();
    }
    const [budget] = of('PodDisruptionBudget');
    const wrong = new PodDisruptionBudget({ ...budget, spec: { ...budget.spec, selector: 'portal' } } as never);
    expect(() => wrong.validate()).toThrow();
  });

  test('two servers, of which one always runs, with probes and without rights', () => {
    const [deployment] = of('Deployment');
    expect(deployment.spec.replicas).toBe(2);
    expect(of('PodDisruptionBudget')[0].spec.minAvailable).toBe(1);
    for (const each of [deployment.spec.template.spec, of('CronJob')[0].spec.jobTemplate.spec.template.spec]) {
      expect(each.securityContext.runAsNonRoot).toBe(true);
      const [container] = each.containers;
      expect(container.securityContext).toMatchObject({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
      expect(container.resources.limits.memory).toMatch(/i$/);
    }
    const [{ readinessProbe, livenessProbe }] = deployment.spec.template.spec.containers;
    expect([readinessProbe.httpGet.path, livenessProbe.httpGet.path]).toEqual(['/readyz', '/healthz']);
  });

  test('only variables that the portal reads are set', () => {
    const [map] = of('ConfigMap');
    const [backup] = of('CronJob')[0].spec.jobTemplate.spec.template.spec.containers;
    const names = [...Object.keys(map.data), ...backup.env.map(({ name }: { name: string }) => name)];
    expect(names.length).toBeGreaterThan(6);
    expect(names.filter((name) => !isVariable(name))).toEqual([]);
  });
});

test('the image is scanned each night and for every change, and a vulnerability with a fix fails', () => {
  const { on, jobs } = parse(read('.github/workflows/image.yml'));
  expect(on.schedule).toHaveLength(1);
  const paths: readonly string[] = on.pull_request.paths;
  expect(paths).toContain('pnpm-lock.yaml');
  const scan = jobs.image.steps.find(({ uses = '' }) => uses.startsWith('aquasecurity/trivy-action'));
  expect(scan.with).toMatchObject({ severity: 'HIGH,CRITICAL', 'exit-code': 1 });
});

test('journeys of buyers run against the image', () => {
  const { jobs } = parse(read('.github/workflows/image.yml'));
  expect(jobs.image.steps.map(({ run = '' }) => run)).toContain('npm test -- e2e-image');
});

test('compose.yaml runs the servers without rights, on a read-only file system, with limits and rotated logs', () => {
  const { services } = parse(read('compose.yaml'), { merge: true });
  for (const name of ['server-1', 'server-2']) {
    expect(services[name], name).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      deploy: { resources: { limits: { memory: expect.any(String) } } },
    });
  }
  for (const [name, service] of Object.entries<{ logging?: { options: unknown } }>(services)) {
    expect(service.logging?.options, name).toEqual({ 'max-size': '20m', 'max-file': '5' });
  }
});

describe('deploy/monitoring', () => {
  const documented = new Set([...read('docs/monitoring.md').matchAll(/`(portal_\w+)/g)].map(([, name]) => name));
  const namesIn = (text: string) =>
    [...text.matchAll(/\bportal_[a-z_]+/g)].map(([name]) => name.replace(/_(bucket|count|sum)$/, ''));

  test('every alert says what is wrong and what to do, over documented metrics', () => {
    const { groups } = parse(read('deploy/monitoring/alerts.yml'));
    const rules = groups.flatMap(({ rules: each }: { rules: unknown[] }) => each);
    expect(rules.length).toBeGreaterThan(10);
    for (const rule of rules) {
      expect(rule).toMatchObject({
        alert: expect.stringMatching(/^Portal\w+$/),
        expr: expect.stringMatching(/[<>=]/),
        labels: { severity: expect.stringMatching(/^(page|ticket)$/) },
        annotations: { summary: expect.any(String), remedy: expect.any(String) },
      });
      expect(namesIn(rule.expr).filter((name) => !documented.has(name))).toEqual([]);
    }
  });

  test('every panel of the dashboard shows documented metrics', () => {
    const { panels } = JSON.parse(read('deploy/monitoring/dashboard.json'));
    expect(panels.length).toBeGreaterThan(10);
    for (const { title, targets } of panels) {
      expect(targets.length, title).toBeGreaterThan(0);
      for (const { expr } of targets) expect(namesIn(expr).filter((name) => !documented.has(name))).toEqual([]);
    }
  });
});

test('images of others are named by digest, so that builds and starts repeat', () => {
  const { services } = parse(read('compose.yaml')) as { services: Record<string, { image?: string; build?: string }> };
  const [, base] = /^ARG NODE_IMAGE=(.*)$/m.exec(read('Dockerfile')) ?? [];
  const foreign = Object.values(services).flatMap(({ image, build }) => (image && !build ? [image] : []));
  expect(foreign).toHaveLength(2);
  for (const image of [base, ...foreign]) expect(image).toMatch(/@sha256:[0-9a-f]{64}}?$/);
});
