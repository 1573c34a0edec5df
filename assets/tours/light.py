"""How Cycles follows the light, for every picture and for the film."""


def prepare(scene, samples):
    scene.render.engine = 'CYCLES'
    scene.view_settings.view_transform = 'Filmic'
    scene.view_settings.look = 'Medium Contrast'
    cycles = scene.cycles
    cycles.samples = samples
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = 0.03
    cycles.max_bounces = 6
    cycles.diffuse_bounces = 4
    cycles.glossy_bounces = 2
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect = 4
    cycles.use_auto_tile = False
    cycles.use_denoising = False
    return scene
